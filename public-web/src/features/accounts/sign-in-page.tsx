import { validateSignIn, type SignInForm } from '@portal/domain/accounts/sign-in-form.js';
import { AppLink, useGo } from '../../lib/navigation.js';
import { ButtonLink } from '../../components/button.js';
import { Form, SubmitButton, TextField } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { PasswordField } from '../../components/password-field.js';
import { inOrder, SideSteps } from '../../components/side-steps.js';
import { SplitPage } from '../../components/split-page.js';
import { TEST_DOOR } from '../../content/doors.js';
import { withReturnPath, returnPath } from '../../lib/return-path.js';
import { sessions } from '../../lib/session.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { TestSide } from '../exam/index.js';
import { AccountFailure } from './account-failure.js';
import { signIn } from '../../lib/sign-in.js';
import { endVerification, pendingEmail } from './pending-verification.js';

const STEPS = [
  'Sign in with the email and password of your account.',
  'See in your profile what is paid, and how many attempts are left.',
  'Go on where you stopped: pay, take a test, or look at a result.',
];

const FALLBACKS = { refused: 'Sign in failed', unreachable: 'Could not sign in.' };

export function Page() {
  const go = useGo();
  const search = usePageSearch();
  const { phase, field, submit, values } = usePortalForm<SignInForm>({
    defaults: { email: pendingEmail() ?? '', password: '' },
    validate: validateSignIn,
    send: async (form) => {
      const { token, user } = await signIn({ ...form, email: form.email.trim() });
      sessions.begin({ ...user, token });
      endVerification();
      go(returnPath(search, location.origin), { replace: true });
    },
  });

  return (
    <SplitPage
      title="Login"
      steps={
        <TestSide
          forStranger={
            <SideSteps title="How you go on" steps={inOrder(STEPS, 0)} facts={TEST_DOOR} />
          }
        />
      }
    >
      <PageHead title="Login" />
      <Reason search={search} />
      <Form label="Login" onSubmit={submit}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p>
          <AppLink to={withReturnPath('/reset-password', search)}>Forgot Password?</AppLink>
        </p>
        {phase.state === 'failed' && (
          <AccountFailure
            failure={phase.failure}
            fallbacks={FALLBACKS}
            email={values('email').trim()}
          />
        )}
        <SubmitButton isBusy={phase.state === 'sending'}>Sign In</SubmitButton>
      </Form>
      <p>
        New here?{' '}
        <ButtonLink to={withReturnPath('/signup', search)} look="quiet">
          Sign up
        </ButtonLink>
      </p>
    </SplitPage>
  );
}

function Reason({ search }: { search: string }) {
  const isSent = new URLSearchParams(search).has('next');
  return isSent ? <Notice kind="info">Please sign in to continue.</Notice> : null;
}
