import { isCode } from '@portal/domain/accounts/verification-code.js';
import { useState, type SubmitEvent } from 'react';
import { messageOf } from '../../lib/api-failure.js';
import { verifyEmail } from './accounts-api.js';
import { useRefusedFocus } from './use-refused-focus.js';

const FALLBACKS = {
  refused: 'Invalid code.',
  unreachable: 'Could not verify code. Please try again.',
};

type Phase =
  | { readonly state: 'idle' | 'verifying' | 'verified' }
  | { readonly state: 'failed'; readonly message: string };

/** The entry of the code for this email, and what the server says to it. */
export function useVerification(email: string) {
  const [code, setCode] = useState('');
  const [phase, setPhase] = useState<Phase>({ state: 'idle' });
  const isVerified = phase.state === 'verified';
  const isBusy = phase.state === 'verifying' || isVerified;

  const input = useRefusedFocus(phase.state === 'failed' ? phase : null);

  const fail = (message: string) => setPhase({ state: 'failed', message });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isCode(code)) {
      fail(FALLBACKS.refused);
      return;
    }
    setPhase({ state: 'verifying' });
    verifyEmail(email, code).then(
      () => setPhase({ state: 'verified' }),
      (failure: unknown) => fail(messageOf(failure, FALLBACKS)),
    );
  };

  const edit = (digits: string) => {
    setCode(digits);
    if (!isBusy) setPhase({ state: 'idle' });
  };

  const error = phase.state === 'failed' ? phase.message : undefined;
  return {
    codeField: { ref: input, value: code, onChange: edit, error },
    submit,
    isBusy: phase.state === 'verifying',
    isVerified,
  };
}
