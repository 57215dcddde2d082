import { useState } from 'react';
import { MOST_MINUTES_ADDED } from '@portal/domain/exam/intervention.js';
import { Field } from '../components/field.js';
import type { Refused } from '../components/use-submit.js';

type MinutesFieldProps = { readonly refused: Refused | null; readonly value?: number };

/** How many minutes to give. */
export const MinutesField = ({ refused, value = 10 }: MinutesFieldProps) => (
  <Field
    name="minutes"
    label="Minutes"
    type="number"
    defaultValue={value}
    min={1}
    max={MOST_MINUTES_ADDED}
    refused={refused}
    required
  />
);

/** A request that is sent again gives its time once: one key as long as the dialog is open. */
export function KeyedMinutes(props: MinutesFieldProps) {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <MinutesField {...props} />
    </>
  );
}
