import { Suspense } from 'react';
import { EMAIL_MESSAGE, isAddress } from '@portal/domain/kernel/text-rules.js';
import { Form } from '../../components/form.js';
import { latePart } from '../../components/late-part.js';
import { SubmitButton } from '../../components/submit-button.js';
import { Loading } from '../../components/loading.js';
import { PageHead } from '../../components/page-head.js';
import { inOrder, SideSteps } from '../../components/side-steps.js';
import { SplitPage } from '../../components/split-page.js';
import { TextField } from '../../components/text-field.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { useHydrated } from '../../lib/use-session.js';
import { TestSide } from '../journey/test-side.js';
import { correctionLinkIn, type CorrectionLink } from './correction-link.js';
import { expectVerification, usePendingEmail } from './pending-verification.js';
import { VerifyEmailForm } from './verify-email-form.js';

const CorrectionStep = latePart(async () => (await import('./correction-step.js')).CorrectionStep);

/** Verification of the email by its code, or by the link to an address that support has corrected. */
export function Page() {
  const isHydrated = useHydrated();
  const link = isHydrated ? correctionLinkIn(location.hash) : null;
  return link ? <ByLink link={link} /> : <ByCode isHydrated={isHydrated} />;
}

const HEADS = {
  confirm: {
    title: 'Confirm your email',
    tagline: 'One step, and you sign in with this address.',
    steps: [
      'You enter the password of your account.',
      'The new address holds, and every device is signed out.',
      'You sign in with the new address.',
    ],
  },
  object: {
    title: 'Keep your email',
    tagline: 'Nobody changes the address of your account but you.',
    steps: [
      'You press the button.',
      'The change is stopped, or taken back.',
      'You set a new password if the change was made.',
    ],
  },
} as const;

function ByLink({ link }: { readonly link: CorrectionLink }) {
  const { title, tagline, steps } = HEADS[link.purpose];
  return (
    <SplitPage
      title={title}
      tagline={tagline}
      steps={<SideSteps title="How it goes" steps={inOrder(steps, 0)} />}
    >
      <PageHead title={title} />
      <Suspense fallback={<Loading />}>
        <CorrectionStep link={link} />
      </Suspense>
    </SplitPage>
  );
}

const WITHOUT_EMAIL =
  'Enter the email that you signed up with, then the 6-digit code that we mail to it.';
const WITH_EMAIL = 'We have sent you a 6-digit code. It holds for 10 minutes.';

function ByCode({ isHydrated }: { readonly isHydrated: boolean }) {
  const email = usePendingEmail();
  return (
    <SplitPage
      title="Verify your email"
      tagline={email === null ? WITHOUT_EMAIL : WITH_EMAIL}
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
