import { wordFor } from '@portal/domain/kernel/words.js';
import { ACCOMMODATION_STATE_WORDS } from './accommodation-words.js';
import { Badge, type Tone } from '../components/badge.js';

const TONES: Readonly<Record<string, Tone>> = {
  requested: 'bad',
  granted: 'good',
};

/** How an accommodation stands; a request waits for somebody. */
export const AccommodationState = ({ state }: { readonly state: string }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{wordFor(ACCOMMODATION_STATE_WORDS, state)}</Badge>
);
