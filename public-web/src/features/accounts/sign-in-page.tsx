import { validateSignIn, type SignInForm } from '@portal/domain/accounts/sign-in-form.js';
import { AppLink, useGo } from '../../app/navigation.js';
import { Button, ButtonLink } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { PasswordField } from '../../components/password-field.js';
import { SplitPage } from '../../components/split-page.js';
import { TextField } from '../../components/text-field.js';
import { isRefusedAs, messageOf } from '../../lib/api-failure.js';
import { returnPath } from '../../lib/return-path.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { useHydrated } from '../../lib/use-session.js';
import { signIn } from './accounts-api.js';
import { endVerification, expectVerification } from './pending-verification.js';

const FALLBACKS = { refused: 'Sign in failed', unreachable: 'Could not sign in.' };

/** Student sign-in. */
export function Page() {
  const go = useGo();
  const { phase, field, submit, values } = usePortalForm<SignInForm>({
    defaults: { email: '', password: '' },
    validate: validateSignIn,
    send: async (form) => {
      const { token, user } = await signIn({ ...form, email: form.email.trim() });
      sessions.begin({ ...user, token });
      endVerification();
      go(returnPath(location.search, location.origin), { replace: true });
    },
  });

  return (
    <SplitPage title="Login" tagline="Welcome back to the student portal">
      <PageHead title="Login" />
      <Reason />
      <Form label="Login" onSubmit={submit}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p>
          <AppLink to="/reset-password">Forgot Password?</AppLink>
        </p>
        {phase.state === 'failed' && (
          <SignInFailure failure={phase.failure} email={values('email').trim()} />
        )}
        <Button type="submit" isWide isBusy={phase.state === 'sending'}>
          Sign In
        </Button>
      </Form>
      <p>
        New here?{' '}
        <ButtonLink to="/signup" look="quiet">
          Sign up
        </ButtonLink>
      </p>
    </SplitPage>
  );
}

/** Why one has come here, when another page has sent one. */
function Reason() {
  const isHydrated = useHydrated();
  const isSent = isHydrated && new URLSearchParams(location.search).has('next');
  return isSent ? <Notice kind="info">Please sign in to continue.</Notice> : null;
}

function SignInFailure({ failure, email }: { failure: unknown; email: string }) {
  return (
    <Notice kind="error">
      <p>{messageOf(failure, FALLBACKS)}</p>
      {isRefusedAs(failure, 'email_not_verified') && (
        <p>
          <AppLink to="/2fa" onClick={() => expectVerification(email)}>
            Enter the verification code
          </AppLink>
        </p>
      )}
    </Notice>
  );
}
