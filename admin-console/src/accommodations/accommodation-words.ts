import type { AccommodationRow } from './accommodation-row.js';
import type { Words } from '../components/choices.js';

/** How a request for more time stands, in words. */
export const ACCOMMODATION_STATE_WORDS: Words<AccommodationRow['state']> = {
  requested: 'Requested',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};
