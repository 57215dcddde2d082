import {
  validateResetPassword,
  type ResetPasswordForm,
} from '@portal/domain/accounts/reset-password-form.js';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import { findStudent, requestResetCode } from './accounts-api.js';

const NOT_FOUND = 404;
const FALLBACKS = {
  refused: 'Failed to send reset code.',
  unreachable: 'Could not send reset code. Please check your connection or try again later.',
};

type Phase =
  | { readonly state: 'idle' | 'sending' | 'unknown' }
  | { readonly state: 'failed'; readonly message: string };

async function failedRequest(email: string): Promise<Phase | null> {
  try {
    await findStudent(email);
    await requestResetCode(email);
    return null;
  } catch (failure) {
    const isUnknown = failure instanceof ApiFailure && failure.answer?.status === NOT_FOUND;
    if (isUnknown) return { state: 'unknown' };
    return { state: 'failed', message: messageOf(failure, FALLBACKS) };
  }
}

/** The first step of the reset: the form, and the request for a code. */
export function useResetRequest(
  email: string,
  onRequested: (email: string, password: string) => void,
) {
  const [form, setForm] = useState<ResetPasswordForm>({ email, password: '', confirmPassword: '' });
  const [phase, setPhase] = useState<Phase>({ state: 'idle' });

  const field = (name: keyof ResetPasswordForm) => ({
    name,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setForm({ ...form, [name]: event.target.value });
      if (phase.state !== 'sending') setPhase({ state: 'idle' });
    },
  });

  const request = async () => {
    const message = validateResetPassword(form);
    if (message !== null) {
      setPhase({ state: 'failed', message });
      return;
    }
    setPhase({ state: 'sending' });
    const address = form.email.trim();
    const failed = await failedRequest(address);
    if (failed) setPhase(failed);
    else onRequested(address, form.password);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phase.state !== 'sending') void request();
  };

  return { field, phase, submit };
}
