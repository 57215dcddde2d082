import { useId } from 'react';
import { AGE_NOT_STATED, AGE_STATEMENT } from '@portal/domain/consents/age-statement.js';
import { AgeStatement } from '../../components/age-statement.js';

type AgeOfOwnerProps = {
  readonly isMissing: boolean;
  /** Called with the version of the ticked statement, or with an empty text. */
  readonly onState: (version: string) => void;
};

/** For an account that was made through the API, without the statement. */
export function AgeOfOwner({ isMissing, onState }: AgeOfOwnerProps) {
  const about = useId();
  return (
    <AgeStatement
      about={about}
      error={isMissing ? AGE_NOT_STATED : undefined}
      onChange={({ target }) => onState(target.checked ? AGE_STATEMENT.version : '')}
    />
  );
}
