import { normalEmail } from '@portal/domain/kernel/text-rules.js';
import { useEffect, useState } from 'react';
import { ButtonLink, Button } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { inOrder, SideSteps } from '../../components/side-steps.js';
import { SplitPage } from '../../components/split-page.js';
import { withReturnPath } from '../../lib/return-path.js';
import { sessions } from '../../lib/session.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import {
  endExpiredReset,
  endReset,
  expectResetCode,
  useResetEmail,
  resetWait,
} from './pending-reset.js';
import { ResetDone } from './reset-done.js';
import { ResetRequestStep } from './reset-request-step.js';
import { CodeField } from '../../components/code-field.js';
import { Form, SubmitButton } from '../../components/form.js';
import { NewPasswordFields } from '../../components/new-password-fields.js';
import { requestResetCode } from './accounts-api.js';
import { ResendCode } from './resend-code.js';
import { useResetCode } from './use-reset-code.js';

type ResetCodeStepProps = {
  readonly email: string;
  /** Null if it must be typed again. */
  readonly password: string | null;
  readonly onReset: () => void;
  readonly onBack: () => void;
};

function ResetCodeStep({ email, password, onReset, onBack }: ResetCodeStepProps) {
  const { codeField, passwordField, isBusy, submit, clear } = useResetCode(
    email,
    password,
    onReset,
  );
  return (
    <>
      <p>
        We have sent a code to <strong>{email}</strong>. It holds for 10 minutes.
      </p>
      <Form label="Verification code" onSubmit={submit}>
        <CodeField {...codeField} />
        {password === null && <NewPasswordFields field={passwordField} />}
        <SubmitButton isBusy={isBusy} sendsItself>
          Verify & Reset Password
        </SubmitButton>
      </Form>
      <ResendCode
        wait={resetWait}
        send={() => requestResetCode(email)}
        onSent={() => {
          expectResetCode(email);
          clear();
        }}
      />
      <p>
        <Button look="quiet" onClick={onBack}>
          Use another email or password
        </Button>
      </p>
    </>
  );
}

const STEPS = {
  request: 'Enter the email of your account, and a new password.',
  code: 'Enter the 6-digit code that we send to your email.',
  done: 'Sign in with the new password.',
};

/** A new password ends every session of its student, this browser's too. */
function endSessionOf(email: string): void {
  if (sessions.current()?.email === normalEmail(email)) sessions.end();
}

export function Page() {
  const search = usePageSearch();
  const [step, setStep] = useStep();
  const place = Object.keys(STEPS).indexOf(step.name);
  return (
    <SplitPage
      title="Reset Password"
      tagline="A code to your inbox, and you are back in."
      steps={<SideSteps title="How it goes" steps={inOrder(Object.values(STEPS), place)} />}
    >
      <PageHead title="Reset Password" />
      <StepForm step={step} setStep={setStep} />
      <p>
        <ButtonLink to={withReturnPath('/signin', search)} look="quiet">
          Back to Sign In
        </ButtonLink>
      </p>
    </SplitPage>
  );
}

type Step =
  | { readonly name: 'request'; readonly email: string }
  | {
      readonly name: 'code';
      readonly email: string;
      readonly password: string | null;
      readonly waitSeconds?: number | undefined;
    }
  | { readonly name: 'done' };

/** The current step; after a code was requested, a reload stays at the step of its use. */
function useStep() {
  const [own, setOwn] = useState<Step | null>(null);
  const sentTo = useResetEmail();
  useEffect(endExpiredReset, []);
  useEffect(() => {
    if (own?.name === 'code') expectResetCode(own.email, own.waitSeconds);
    else if (own) endReset();
  }, [own]);
  const kept: Step =
    sentTo === null
      ? { name: 'request', email: '' }
      : { name: 'code', email: sentTo, password: null };
  return [own ?? kept, setOwn] as const;
}

type StepFormProps = { readonly step: Step; readonly setStep: (step: Step) => void };

function StepForm({ step, setStep }: StepFormProps) {
  if (step.name === 'done') return <ResetDone />;
  const { email } = step;
  if (step.name === 'request') {
    return (
      <ResetRequestStep
        email={email}
        onRequested={(typed, password, waitSeconds) =>
          setStep({ name: 'code', email: normalEmail(typed), password, waitSeconds })
        }
      />
    );
  }
  return (
    <ResetCodeStep
      key={email}
      email={email}
      password={step.password}
      onReset={() => {
        endSessionOf(email);
        setStep({ name: 'done' });
      }}
      onBack={() => setStep({ name: 'request', email })}
    />
  );
}
