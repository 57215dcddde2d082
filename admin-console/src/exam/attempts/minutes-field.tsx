import { useState } from 'react';
import { MOST_MINUTES_ADDED } from '@portal/domain/exam/intervention.js';
import { Field } from '../../components/field.js';
import { Seen } from '../../components/seen.js';
import type { Refused } from '../../components/use-submit.js';

type MinutesFieldProps = { readonly refused: Refused | null };

export const MinutesField = ({ refused }: MinutesFieldProps) => (
  <Field
    name="minutes"
    label="Minutes"
    type="number"
    defaultValue={10}
    min={1}
    max={MOST_MINUTES_ADDED}
    refused={refused}
    required
  />
);

type KeyedMinutesProps = MinutesFieldProps & {
  /** How many seconds were added so far, where one test is extended. */
  readonly added?: number;
};

/** One key while the dialog is open: if the call is repeated, the time is added once. */
export function KeyedMinutes({ added, ...props }: KeyedMinutesProps) {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <>
      <input type="hidden" name="key" value={key} />
      {added !== undefined && <Seen name="seenAdded" value={added} />}
      <MinutesField {...props} />
    </>
  );
}

export const extensionOf = ({ key, minutes, seenAdded }: Readonly<Record<string, string>>) => ({
  key,
  minutes: Number(minutes),
  seenAdded: Number(seenAdded),
});
