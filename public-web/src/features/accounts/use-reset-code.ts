import { validateResetCode } from '@portal/domain/accounts/reset-password-form.js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../lib/api-failure.js';
import { updatePassword, verifyResetCode } from './accounts-api.js';

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
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => input.current?.focus(), []);

  const fail = (message: string) => {
    setBusy(false);
    setError(message);
    input.current?.focus();
  };

  const reset = async () => {
    const invalid = validateResetCode(code);
    if (invalid !== null) {
      fail(invalid);
      return;
    }
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
    setError(undefined);
  };

  return { codeField: { ref: input, value: code, error, onChange: edit }, isBusy, submit };
}
