import type { Words } from '../components/choices.js';
import type { Entry, Row } from '../providers/api-types.js';

/** Where an attempt stands, in words. */
export const ATTEMPT_STATE_WORDS: Words<Row<'attempts'>['state']> = {
  open: 'Open',
  submitted: 'Submitted',
  expired: 'Time ran out',
  void: 'Void',
};

/** What was done to an attempt, in words. */
export const INTERVENTION_WORDS: Words<Entry<'attempts'>['interventions'][number]['kind']> = {
  extended: 'Time added',
  voided: 'Made void',
  reopened: 'Opened again',
};

/** What was decided about an answer that came late, in words. */
export const LATE_ANSWER_WORDS: Words<Entry<'attempts'>['lateAnswers'][number]['state']> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
};
