import { entryTitle } from '@portal/domain/entries/entry-titles.js';
import { BULK_ACTIONS, type BulkKind, MOST_BULK_ROWS } from '@portal/domain/bulk/bulk-action.js';
import type { QuestionMove } from '@portal/domain/questions/question-moves.js';
import { asCount } from '../format.js';

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

export function nameOfRow(kind: BulkKind, row: object): string {
  const { title = '', line = '' } = entryTitle(BULK_ACTIONS[kind].resource, { ...row }) ?? {};
  return `${title} (${line})`;
}

/** Why a call can't take so many rows; null if it can. */
export const selectionError = (count: number): string | null =>
  count > MOST_BULK_ROWS ? `At most ${MOST_BULK_ROWS} rows can be worked on at once.` : null;
