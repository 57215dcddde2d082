import { isCode } from '@portal/domain/accounts/verification-code.js';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { verifyEmail } from './accounts-api.js';
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
export function useVerification(email: string) {
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
