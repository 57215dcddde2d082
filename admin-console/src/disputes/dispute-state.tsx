import type { DisputeState as State } from '@portal/domain/payments/disputes/dispute.js';
import { DISPUTE_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { Badge, type Tone } from '../components/badge.js';

const TONES: Partial<Record<State, Tone>> = {
  open: 'bad',
  'action-required': 'bad',
  won: 'good',
  lost: 'bad',
};

export function DisputeState({ state }: { readonly state: State }) {
  return <Badge tone={TONES[state] ?? 'plain'}>{DISPUTE_STATE_WORDS[state]}</Badge>;
}

/** A code of the provider in words. */
export const inWords = (code: string): string => code.replaceAll('_', ' ') || '–';
