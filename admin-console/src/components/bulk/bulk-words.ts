import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { BULK_ACTIONS, type BulkKind, MOST_BULK_ROWS } from '@portal/domain/bulk/bulk-action.js';
import type { QuestionMove } from '@portal/domain/questions/question-moves.js';
import { asCount } from '../format.js';
import { MESSAGE_STATE_WORDS } from '../message-words.js';
import { EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import type { Row } from '../../providers/api-types.js';

export const KIND_WORDS: Readonly<Record<BulkKind, string>> = {
  'move-applications': 'Move to a stage',
  'assign-applications': 'Give to an owner',
  'close-messages': 'Close without an answer',
  'retry-emails': 'Send again those that failed',
  'cancel-emails': 'Cancel those that wait or failed',
  'move-questions': 'Move to another state',
  'write-to-students': 'Write to each',
};

export const MOVE_WORDS: Readonly<Record<QuestionMove, string>> = {
  publish: 'Publish drafts',
  retire: 'Retire what is live',
};

type Resource = (typeof BULK_ACTIONS)[BulkKind]['resource'];

const ONE: Readonly<Record<Resource, string>> = {
  applications: 'application',
  messages: 'message',
  emails: 'mail',
  questions: 'question',
  students: 'student',
};

/** The number of rows that a call changes: "1 mail", "412 applications". */
export function countedRows(kind: BulkKind, count: number): string {
  const one = ONE[BULK_ACTIONS[kind].resource];
  return `${asCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** How a chosen row is named in the dialog, with its state where it has one. */
const NAMES: { readonly [Name in Resource]: (row: Row<Name>) => string } = {
  applications: ({ name, status }) => `${name}, ${STAGE_WORDS[status]}`,
  messages: ({ name, subject, state }) => `${name}, ${subject}, ${MESSAGE_STATE_WORDS[state]}`,
  emails: ({ to, state }) => `${to}, ${EMAIL_STATE_WORDS[state]}`,
  questions: ({ id, live }) => `${id}, ${live ? 'Live' : 'Draft'}`,
  students: ({ name, email }) => `${name}, ${email}`,
};

export const nameOfRow = (kind: BulkKind, row: unknown): string =>
  NAMES[BULK_ACTIONS[kind].resource](row as never);

/** Why a call can't take so many rows; null if it can. */
export const selectionError = (count: number): string | null =>
  count > MOST_BULK_ROWS ? `At most ${MOST_BULK_ROWS} rows can be worked on at once.` : null;
