import type { Words } from '@portal/domain/kernel/words.js';
import type { AccommodationRow } from './accommodation-row.js';

export const ACCOMMODATION_STATE_WORDS: Words<AccommodationRow['state']> = {
  requested: 'Requested',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};
