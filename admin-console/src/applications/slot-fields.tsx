import { INTERVIEW_MINUTES } from '@portal/domain/applications/interviews/interview.js';
import { Field, fieldParts } from '../components/field.js';
import type { Refused } from '../components/use-submit.js';
import styles from '../components/form.module.css';

type TimeFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly refused: Refused | null;
  readonly begun?: string;
  readonly isFirst?: boolean;
};

/** A time by the clock in India. */
export const TimeField = ({ name, label, refused, begun, isFirst = false }: TimeFieldProps) => (
  <Field
    name={name}
    type="datetime-local"
    label={label}
    hint="By the clock in India (IST)."
    refused={refused}
    defaultValue={begun}
    autoFocus={isFirst}
  />
);

type MinutesFieldProps = { readonly refused: Refused | null; readonly begun?: number };

export function MinutesField({ refused, begun = 30 }: MinutesFieldProps) {
  const { control, label, notes } = fieldParts('minutes', refused);
  return (
    <div className={styles.field}>
      <label {...label}>How long</label>
      <select {...control} defaultValue={begun}>
        {INTERVIEW_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </select>
      {notes}
    </div>
  );
}
