import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import type { ResendWait } from './resend-wait.js';

const FALLBACKS = {
  refused: 'Failed to resend code.',
  unreachable: 'Could not resend code. Please try again.',
};

type Phase =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly message: string };

type ResendCodeProps = {
  readonly wait: ResendWait;
  readonly send: () => Promise<unknown>;
  /** Called after another code was sent: the earlier one is void. */
  readonly onSent: () => void;
};

export function ResendCode({ wait, send, onSent }: ResendCodeProps) {
  const seconds = wait.useSeconds();
  const [phase, setPhase] = useState<Phase>({ state: 'idle' });

  const resend = async () => {
    setPhase({ state: 'sending' });
    try {
      await send();
      wait.start();
      setPhase({ state: 'sent' });
      onSent();
    } catch (failure) {
      const seconds = failure instanceof ApiFailure ? failure.answer?.retryAfterSeconds : undefined;
      if (seconds !== undefined) wait.start(seconds);
      setPhase({ state: 'failed', message: messageOf(failure, FALLBACKS) });
    }
  };

  return (
    <>
      {phase.state === 'sent' && <Notice kind="success">We have sent you another code.</Notice>}
      {phase.state === 'failed' && <Notice kind="error">{phase.message}</Notice>}
      {seconds > 0 ? (
        <p>
          No code yet? You can ask for another in <span role="timer">{seconds} s</span>.
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
