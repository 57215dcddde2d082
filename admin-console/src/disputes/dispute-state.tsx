import type { DisputeState as State } from '@portal/domain/payments/disputes/dispute.js';
import { Badge, type Tone } from '../components/badge.js';

const STATES: Readonly<Record<State, readonly [tone: Tone, label: string]>> = {
  open: ['bad', 'To be answered'],
  'action-required': ['bad', 'More is wanted'],
  'under-review': ['plain', 'Under review'],
  closed: ['plain', 'Closed'],
  won: ['good', 'Won'],
  lost: ['bad', 'Lost'],
};

export const STATE_CHOICES = Object.entries(STATES).map(([id, [, name]]) => ({ id, name }));

export function DisputeState({ state }: { readonly state: State }) {
  const [tone, label] = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A code of the provider in words. */
export const inWords = (code: string): string => code.replaceAll('_', ' ') || '–';
