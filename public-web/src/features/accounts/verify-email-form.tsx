import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { AppLink, useGo } from '../../lib/navigation.js';
import { CodeField } from '../../components/code-field.js';
import { Form, SubmitButton } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { withReturnPath } from '../../lib/return-path.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { resendCode, verifyEmail } from './accounts-api.js';
import { verificationWait } from './pending-verification.js';
import { ResendCode } from './resend-code.js';
import { isCode } from '@portal/domain/accounts/verification-code.js';
import { codeRefusal } from './code-refusal.js';
import { useRefusedFocus } from './use-refused-focus.js';

const FALLBACKS = {
  refused: 'Invalid code.',
  unreachable: 'Could not verify code. Please try again.',
};

type Phase =
  | { readonly state: 'idle' | 'verifying' | 'verified' }
  | { readonly state: 'failed'; readonly message: ReactNode };

/** The field of the code for this email, which its last digit sends, and the server's answer. */
function useVerification(email: string) {
  const [code, setCode] = useState('');
  const [phase, setPhase] = useState<Phase>({ state: 'idle' });
  const isClosed = useRef(false);
  const input = useRefusedFocus(phase.state === 'failed' ? phase : null);

  const fail = (message: ReactNode) => setPhase({ state: 'failed', message });

  const verify = async (digits: string) => {
    if (isClosed.current) return;
    isClosed.current = true;
    setPhase({ state: 'verifying' });
    try {
      await verifyEmail(email, digits);
      setPhase({ state: 'verified' });
    } catch (failure) {
      isClosed.current = false;
      fail(codeRefusal(failure, FALLBACKS));
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCode(code)) void verify(code);
    else fail(FALLBACKS.refused);
  };

  const edit = (digits: string) => {
    setCode(digits);
    if (isClosed.current) return;
    setPhase({ state: 'idle' });
    if (isCode(digits) && digits !== code) void verify(digits);
  };

  return {
    codeField: {
      ref: input,
      value: code,
      onChange: edit,
      error: phase.state === 'failed' ? phase.message : undefined,
    },
    submit,
    clear: () => edit(''),
    isBusy: phase.state === 'verifying',
    isVerified: phase.state === 'verified',
  };
}

const TO_SIGN_IN_MS = 2000;

export function VerifyEmailForm({ email }: { email: string }) {
  const go = useGo();
  const search = usePageSearch();
  const { codeField, submit, clear, isBusy, isVerified } = useVerification(email);

  useEffect(() => verificationWait.ensure(), []);
  useDelayed(isVerified, TO_SIGN_IN_MS, () =>
    go(withReturnPath('/signin', search), { replace: true }),
  );

  return (
    <>
      <p>
        We have mailed a code to <strong>{email}</strong>. It holds for 10 minutes; look into spam
        too.
      </p>
      <Form label="Verification code" onSubmit={submit}>
        <CodeField {...codeField} />
        {isVerified && <Notice kind="success">Verification successful! Redirecting...</Notice>}
        <SubmitButton isBusy={isBusy} isDone={isVerified} sendsItself>
          Verify
        </SubmitButton>
      </Form>
      {!isVerified && (
        <ResendCode wait={verificationWait} send={() => resendCode(email)} onSent={clear} />
      )}
      <p>
        Wrong address? <AppLink to={withReturnPath('/signup', search)}>Sign up again</AppLink>
      </p>
    </>
  );
}
