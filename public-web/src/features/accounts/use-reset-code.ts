import { validateResetCode } from '@portal/domain/accounts/reset-password-form.js';
import { useEffect, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../lib/api-failure.js';
import { updatePassword, verifyResetCode } from './accounts-api.js';
import { useRefusedFocus } from './use-refused-focus.js';

const UNREACHABLE = 'Could not reset password.';
const VERIFICATION = { refused: 'Invalid or expired code.', unreachable: UNREACHABLE };
const UPDATE = { refused: 'Failed to reset password.', unreachable: UNREACHABLE };

async function refusalOfReset(email: string, code: string, password: string) {
  try {
    await verifyResetCode(email, code);
  } catch (failure) {
    return messageOf(failure, VERIFICATION);
  }
  try {
    await updatePassword(email, code, password);
    return null;
  } catch (failure) {
    return messageOf(failure, UPDATE);
  }
}

/** The second step of the reset: the code, and the new password with it. */
export function useResetCode(email: string, password: string, onReset: () => void) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{ readonly message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRefusedFocus(refusal);

  useEffect(() => input.current?.focus(), [input]);

  const fail = (message: string) => {
    setBusy(false);
    setRefusal({ message });
  };

  const reset = async () => {
    const invalid = validateResetCode(code);
    if (invalid !== null) {
      fail(invalid);
      return;
    }
    setRefusal(null);
    setBusy(true);
    const refusal = await refusalOfReset(email, code, password);
    if (refusal === null) onReset();
    else fail(refusal);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void reset();
  };

  const edit = (digits: string) => {
    setCode(digits);
    setRefusal(null);
  };

  return {
    codeField: { ref: input, value: code, error: refusal?.message, onChange: edit },
    isBusy,
    submit,
  };
}
