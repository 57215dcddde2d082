import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import { resendCode } from './accounts-api.js';
import { startResendWait, useResendWait } from './pending-verification.js';

const FALLBACKS = {
  refused: 'Failed to resend code.',
  unreachable: 'Could not resend code. Please try again.',
};

type Phase =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly message: string };

/** Asks for another code, once the wait is over. */
export function ResendCode({ email }: { email: string }) {
  const wait = useResendWait();
  const [phase, setPhase] = useState<Phase>({ state: 'idle' });

  const resend = async () => {
    setPhase({ state: 'sending' });
    try {
      await resendCode(email);
      startResendWait();
      setPhase({ state: 'sent' });
    } catch (failure) {
      const seconds = failure instanceof ApiFailure ? failure.answer?.retryAfterSeconds : undefined;
      if (seconds !== undefined) startResendWait(seconds);
      setPhase({ state: 'failed', message: messageOf(failure, FALLBACKS) });
    }
  };

  return (
    <>
      {phase.state === 'sent' && <Notice kind="success">We have sent you another code.</Notice>}
      {phase.state === 'failed' && <Notice kind="error">{phase.message}</Notice>}
      {wait > 0 ? (
        <p>
          No code yet? You can ask for another in <span role="timer">{wait} s</span>.
        </p>
      ) : (
        <p>
          <Button look="quiet" isBusy={phase.state === 'sending'} onClick={() => void resend()}>
            Resend Code
          </Button>
        </p>
      )}
    </>
  );
}
