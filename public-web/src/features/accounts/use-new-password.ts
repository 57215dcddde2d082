import type { ResetPasswordForm } from '@portal/domain/accounts/reset-password-form.js';
import type { FieldErrors } from '@portal/domain/kernel/errors.js';
import { useState, type ChangeEvent } from 'react';

type Form = Omit<ResetPasswordForm, 'email'>;
type Errors = FieldErrors<keyof ResetPasswordForm>;

/** The fields of a new password. @param typed what was typed on the step before, if it was */
export function useNewPassword(typed: string | null) {
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
