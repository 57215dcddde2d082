import type { Words } from '../kernel/words.js';
import type { Stage } from './stages.js';

export const STAGE_WORDS: Words<Stage> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  interning: 'Interning',
  completed: 'Completed',
  left: 'Left early',
  closed: 'Closed',
};
