import type { Words } from '@portal/domain/kernel/words.js';
import type { Row } from '../providers/data-provider.js';

/** Whether somebody waits for an answer, in words. */
export const MESSAGE_STATE_WORDS: Words<Row<'messages'>['state']> = {
  waiting: 'Waiting',
  answered: 'Answered',
  closed: 'Closed',
};

export const MESSAGE_KIND_WORDS: Words<Row<'messages'>['kind']> = {
  message: 'Message',
  enquiry: 'Enquiry',
  grievance: 'Grievance',
};
