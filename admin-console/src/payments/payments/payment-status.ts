import { PAYMENT_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import type { Tone } from '../../components/values.js';

type Status = { readonly label: string; readonly tone: Tone };

const TONES: Readonly<Record<string, Tone>> = { paid: 'good', failed: 'bad' };

/** The words of a payment's state; an unknown state is shown as unknown. */
export const statusOf = (state: string): Status => ({
  label: Object.hasOwn(PAYMENT_STATE_WORDS, state)
    ? PAYMENT_STATE_WORDS[state as keyof typeof PAYMENT_STATE_WORDS]
    : 'Unknown',
  tone: TONES[state] ?? 'plain',
});
