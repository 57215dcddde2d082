import type { ResetPasswordForm } from '@portal/domain/accounts/reset-password-form.js';
import type { FieldErrors } from '@portal/domain/kernel/errors.js';
import { useState, type ChangeEvent } from 'react';

type Form = Omit<ResetPasswordForm, 'email'>;
type Errors = FieldErrors<keyof ResetPasswordForm>;

export function useNewPassword(known: string | null) {
  const [form, setForm] = useState<Form>({ password: known ?? '', confirmPassword: known ?? '' });
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
