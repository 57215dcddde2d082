import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.js';

type Name = 'password' | 'confirmPassword';

type NewPasswordFieldsProps = {
  readonly field: (name: Name) => Omit<ComponentProps<typeof PasswordField>, 'label'>;
  readonly confirmLabel?: string;
};

export const NewPasswordFields = ({
  field,
  confirmLabel = 'Confirm Password',
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...field('password')}
      label="New Password"
      hint={PASSWORD_HINT}
      autoComplete="new-password"
    />
    <PasswordField {...field('confirmPassword')} label={confirmLabel} autoComplete="new-password" />
  </>
);
