import { EMAIL_MESSAGE, isAddress } from '@portal/domain/kernel/text-rules.js';
import { Form, SubmitButton, TextField } from '../../components/form.js';
import { Loading } from '../../components/loading.js';
import { PageHead } from '../../components/page-head.js';
import { SplitPage } from '../../components/split-page.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { useHydrated } from '../../lib/use-session.js';
import { TestSide } from '../exam/index.js';
import { expectVerification, usePendingEmail } from './pending-verification.js';
import { VerifyEmailForm } from './verify-email-form.js';

const WITHOUT_EMAIL =
  'Enter the email that you signed up with, then the 6-digit code that we mail to it.';

export function Page() {
  const isHydrated = useHydrated();
  const email = usePendingEmail();
  return (
    <SplitPage
      title="Verify your email"
      {...(email === null && { tagline: WITHOUT_EMAIL })}
      steps={<TestSide account={email === null ? 'unknown' : 'unverified'} />}
    >
      <PageHead title="Verify your email" />
      {!isHydrated && <Loading />}
      {isHydrated && email === null && <AskForEmail />}
      {email !== null && <VerifyEmailForm key={email} email={email} />}
    </SplitPage>
  );
}

const emailErrors = ({ email }: { email: string }) =>
  isAddress(email.trim()) ? {} : { email: EMAIL_MESSAGE };

function AskForEmail() {
  const { field, submit } = usePortalForm({
    defaults: { email: '' },
    validate: emailErrors,
    send: ({ email }) => {
      expectVerification(email.trim());
      return Promise.resolve();
    },
  });
  return (
    <Form label="Who are you" onSubmit={submit}>
      <TextField
        {...field('email')}
        label="Email"
        hint="The one that you signed up with"
        type="email"
        autoComplete="email"
      />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
