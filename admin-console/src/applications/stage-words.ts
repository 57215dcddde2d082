import type { Stage } from '@portal/domain/applications/stages.js';

/** The stages in the words of the console. */
export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Lapsed',
  interning: 'Interning',
  completed: 'Completed',
  left: 'Left early',
  closed: 'Closed',
};
