import { MOST_MINUTES_ADDED } from '@portal/domain/exam/intervention.js';
import { Field } from '../../components/field.js';

export const MINUTES = { minutes: 10 };

/** One key while the dialog is open: if the call is repeated, the time is added once. */
export const keyedMinutes = () => ({ ...MINUTES, key: crypto.randomUUID() });

export const MinutesField = () => (
  <Field name="minutes" label="Minutes" type="number" min={1} max={MOST_MINUTES_ADDED} required />
);
