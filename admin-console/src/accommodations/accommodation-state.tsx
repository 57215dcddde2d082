import { ACCOMMODATION_STATE_WORDS } from './accommodation-words.js';
import { stateBadge } from '../components/badge.js';

/** How an accommodation stands; a request waits for somebody. */
export const AccommodationState = stateBadge<string>(ACCOMMODATION_STATE_WORDS, {
  requested: 'bad',
  granted: 'good',
});
