import {
  validateResetCode,
  validateResetPassword,
  type ResetPasswordForm,
} from '@portal/domain/accounts/reset-password-form.js';
import { isCode } from '@portal/domain/accounts/verification-code.js';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
  type ChangeEvent,
} from 'react';
import { messageOf } from '../../lib/api-failure.js';
import { updatePassword, verifyResetCode } from './accounts-api.js';
import { codeRefusal } from './code-refusal.js';
import { useRefusedFocus } from './use-refused-focus.js';
import type { FieldErrors } from '@portal/domain/kernel/errors.js';

type Form = Omit<ResetPasswordForm, 'email'>;
type Errors = FieldErrors<keyof ResetPasswordForm>;

/** The fields of a new password. @param typed what was typed on the step before, if it was */
function useNewPassword(typed: string | null) {
  const [form, setForm] = useState<Form>({ password: typed ?? '', confirmPassword: typed ?? '' });
  const [errors, setErrors] = useState<Errors>({});
  return {
    form,
    password: form.password,
    setErrors,
    field: (name: keyof Form) => ({
      name,
      value: form[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setForm({ ...form, [name]: target.value });
        setErrors({});
      },
    }),
  };
}

const UNREACHABLE = 'Could not reset password.';
const VERIFICATION = { refused: 'Invalid or expired code.', unreachable: UNREACHABLE };
const UPDATE = { refused: 'Failed to reset password.', unreachable: UNREACHABLE };

async function refusalOfReset(email: string, code: string, password: string) {
  try {
    await verifyResetCode(email, code);
  } catch (failure) {
    return codeRefusal(failure, VERIFICATION);
  }
  try {
    await updatePassword(email, code, password);
    return null;
  } catch (failure) {
    return messageOf(failure, UPDATE);
  }
}

/** The last digit of the code sends it. @param known the password of the first step; null after a reload */
export function useResetCode(email: string, known: string | null, onReset: () => void) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{ readonly message: ReactNode } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isClosed = useRef(false);
  const input = useRefusedFocus(refusal);
  const typed = useNewPassword(known);

  useEffect(() => input.current?.focus(), [input]);

  const reset = async (digits: string) => {
    if (isClosed.current) return;
    isClosed.current = true;
    setBusy(true);
    const message = await refusalOfReset(email, digits, typed.password);
    setBusy(false);
    isClosed.current = false;
    if (message === null) onReset();
    else setRefusal({ message });
  };

  const wrongPassword = () => validateResetPassword({ email, ...typed.form });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const invalid = validateResetCode(code);
    const errors = wrongPassword();
    typed.setErrors(errors);
    setRefusal(invalid === null ? null : { message: invalid });
    if (invalid === null && Object.keys(errors).length === 0) void reset(code);
  };

  const edit = (digits: string) => {
    setCode(digits);
    setRefusal(null);
    const isReady = isCode(digits) && Object.keys(wrongPassword()).length === 0;
    if (isReady && digits !== code) void reset(digits);
  };

  return {
    codeField: { ref: input, value: code, error: refusal?.message, onChange: edit },
    passwordField: typed.field,
    isBusy,
    submit,
    clear: () => edit(''),
  };
}
