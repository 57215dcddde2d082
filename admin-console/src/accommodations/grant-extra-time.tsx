import {
  DEFAULT_MINUTES_PER_HOUR,
  MOST_MINUTES_PER_HOUR,
} from '@portal/domain/exam/accommodation.js';
import type { ReactNode } from 'react';
import { ActionButton } from '../components/action-button.js';
import { Field } from '../components/field.js';
import type { Refused } from '../components/use-submit.js';
import type { BodyOfAction } from '../providers/api-types.js';

const Fields = ({ refused }: { readonly refused: Refused | null }) => (
  <>
    <Field
      name="minutesPerHour"
      label="Minutes an hour"
      type="number"
      defaultValue={DEFAULT_MINUTES_PER_HOUR}
      min={1}
      max={MOST_MINUTES_PER_HOUR}
      hint={`${DEFAULT_MINUTES_PER_HOUR} is what the rule for written examinations gives at least. A test gets its share of it, in steps of 5 minutes.`}
      refused={refused}
      required
    />
    <Field
      name="until"
      label="Last day"
      type="date"
      hint="In India. Empty: as long as the account."
      refused={refused}
    />
  </>
);

type Sent = BodyOfAction<`students/${string}/accommodation`>;

type GrantExtraTimeProps = {
  readonly studentId: string;
  /** What the admin sees of it on this page, so that nothing else is replaced. */
  readonly seen: Pick<Sent, 'seenGrant' | 'seenRequest'>;
  readonly label: string;
  readonly children: ReactNode;
};

/** Gives a student more time in every test that begins from now on. */
export function GrantExtraTime({ studentId, seen, label, children }: GrantExtraTimeProps) {
  return (
    <ActionButton
      label={label}
      path={`students/${studentId}/accommodation`}
      fields={(refused) => <Fields refused={refused} />}
      body={({ minutesPerHour, until }) => ({
        minutesPerHour: Number(minutesPerHour),
        until: until === '' ? null : until,
        ...seen,
      })}
      done="Extra time was granted; the student is told by mail."
    >
      {children} The student reads the reason. Note no diagnosis.
    </ActionButton>
  );
}
