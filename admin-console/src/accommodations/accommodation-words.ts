import type { AccommodationRow } from './accommodation-row.js';
import type { Words } from '../components/choices.js';

export const ACCOMMODATION_STATE_WORDS: Words<AccommodationRow['state']> = {
  requested: 'Requested',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};
