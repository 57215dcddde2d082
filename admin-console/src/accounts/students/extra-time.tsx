import {
  DEFAULT_MINUTES_PER_HOUR,
  MOST_MINUTES_PER_HOUR,
} from '@portal/domain/exam/accommodation.js';
import { ActionButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';
import type { StudentEntry } from './student-entry.js';

const FIELDS = (
  <>
    <Field
      name="minutesPerHour"
      label="Minutes an hour"
      type="number"
      min={1}
      max={MOST_MINUTES_PER_HOUR}
      hint={`${DEFAULT_MINUTES_PER_HOUR} is what the rule for written examinations gives at least. A test gets its share of it, in steps of 5 minutes.`}
      required
    />
    <Field
      name="until"
      label="Last day"
      type="date"
      hint="In India. Empty: as long as the account."
    />
  </>
);

/** Gives a student more time in every test that begins from now on, or ends it. */
export function ExtraTimeActions({ student }: { readonly student: StudentEntry }) {
  const { id, name, accommodations } = student;
  const granted = accommodations.find(({ ended_at }) => ended_at === null);
  return (
    <>
      <ActionButton
        label="Extra time"
        path={`students/${id}/accommodation`}
        fields={FIELDS}
        values={{ minutesPerHour: DEFAULT_MINUTES_PER_HOUR, seenGrant: granted?.id ?? null }}
        body={({ until, minutesPerHour, ...seen }) => ({
          ...seen,
          minutesPerHour: Number(minutesPerHour),
          until: until === '' ? null : until,
        })}
        done="Extra time was granted; the student gets a mail."
      >
        {name} gets it in every test that begins from now on
        {granted && ', in place of what was granted before'}. The student reads the reason. Note no
        diagnosis.
      </ActionButton>
      {granted && (
        <ActionButton
          label="End extra time"
          path={`accommodations/${granted.id}/end`}
          done="The extra time was ended; the student gets a mail."
        >
          A test that runs keeps its time. {name} reads the reason.
        </ActionButton>
      )}
    </>
  );
}
