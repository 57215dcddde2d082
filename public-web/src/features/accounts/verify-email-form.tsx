import { useEffect } from 'react';
import { AppLink, useGo } from '../../lib/navigation.js';
import { CodeField } from '../../components/code-field.js';
import { Form, SubmitButton } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { withReturnPath } from '../../lib/return-path.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { resendCode } from './accounts-api.js';
import { verificationWait } from './pending-verification.js';
import { ResendCode } from './resend-code.js';
import { useVerification } from './use-verification.js';

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
