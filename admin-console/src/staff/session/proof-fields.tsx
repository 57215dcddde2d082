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

type CodeProps = {
  readonly refused: Refused | null;
  readonly hint?: string;
  readonly autoFocus?: true;
};

export const Code = (props: CodeProps) => (
  <Field
    name="code"
    label="Code"
    autoComplete="one-time-code"
    maxLength={32}
    hint="Of your authenticator app, or a recovery code."
    {...props}
    required
  />
);
