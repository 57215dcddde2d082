import type { Words } from '@portal/domain/kernel/words.js';
import type { Entry, Row } from '../../providers/data-provider.js';

export const ATTEMPT_STATE_WORDS: Words<Row<'attempts'>['state']> = {
  open: 'Open',
  submitted: 'Submitted',
  expired: 'Time ran out',
  void: 'Void',
};

export const INTERVENTION_WORDS: Words<Entry<'attempts'>['interventions'][number]['kind']> = {
  extended: 'Time added',
  voided: 'Made void',
  reopened: 'Opened again',
};

export const LATE_ANSWER_WORDS: Words<Entry<'attempts'>['lateAnswers'][number]['state']> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
};
