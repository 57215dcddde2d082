import { Field } from '../../components/field.js';
import type { Refused } from '../../components/use-submit.js';

/** Fields for the admin's own password or code, named as browsers know them. */
export const CurrentPassword = ({ refused }: { readonly refused: Refused | null }) => (
  <Field
    name="currentPassword"
    label="Your password"
    type="password"
    autoComplete="current-password"
    refused={refused}
    required
  />
);

export const Code = ({ refused, hint }: { readonly refused: Refused | null; hint?: string }) => (
  <Field
    name="code"
    label="Code"
    autoComplete="one-time-code"
    maxLength={32}
    hint={hint ?? 'Of your authenticator app, or a recovery code.'}
    refused={refused}
    required
  />
);
