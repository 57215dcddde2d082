import { Field } from '../../components/field.js';

/** Fields for the admin's own password or code, named as browsers know them. */
export const CurrentPassword = ({ name = 'currentPassword', autoFocus = false }) => (
  <Field
    name={name}
    label="Your password"
    type="password"
    autoComplete="current-password"
    autoFocus={autoFocus}
    required
  />
);

export const Code = ({ hint = 'Of your authenticator app, or a recovery code.' }) => (
  <Field
    name="code"
    label="Code"
    autoComplete="one-time-code"
    maxLength={32}
    hint={hint}
    required
  />
);
