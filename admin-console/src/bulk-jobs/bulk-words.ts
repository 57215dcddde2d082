import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { EMAIL_KIND_WORDS, EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import { QUESTION_STATE_WORDS } from '@portal/domain/question-bank/question-words.js';
import { TEST_DOMAINS } from '@portal/domain/accounts/choices.js';
import {
  BULK_ACTIONS,
  type BulkKind,
  MOST_SELECTED_ROWS,
} from '@portal/domain/bulk/bulk-action.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { MOVES, type QuestionMove } from '@portal/domain/question-bank/question-state.js';
import type { BulkJobRow } from './bulk-job-row.js';
import { asCount } from '../components/format.js';
import { MESSAGE_KIND_WORDS, MESSAGE_STATE_WORDS } from '../messages/message-words.js';
import { DIFFICULTY_WORDS } from '../questions/difficulty-words.js';

export const KIND_WORDS: Readonly<Record<BulkKind, string>> = {
  'move-applications': 'Move to a stage',
  'assign-applications': 'Give to an owner',
  'close-messages': 'Close without an answer',
  'retry-emails': 'Send again those that failed',
  'cancel-emails': 'Cancel those that wait or failed',
  'move-questions': 'Move to another state',
};

export const MOVE_WORDS: Readonly<Record<QuestionMove, string>> = {
  submit: 'Send drafts to review',
  'send-back': 'Send back to draft',
  approve: 'Approve what is in review',
  retire: 'Retire what is live',
  restore: 'Bring back what is retired',
  rework: 'Make drafts of what is retired',
};

const isMove = (text: string): text is QuestionMove => Object.hasOwn(MOVES, text);

const ONE: Readonly<Record<(typeof BULK_ACTIONS)[BulkKind]['resource'], string>> = {
  applications: 'application',
  messages: 'message',
  emails: 'mail',
  questions: 'question',
};

/** A count of what a kind of job is done to: "1 mail", "412 applications". */
export function countedRows(kind: BulkKind, count: number): string {
  const one = ONE[BULK_ACTIONS[kind].resource];
  return `${asCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

export function workInWords({
  kind,
  value,
  isMailed,
  undoes,
}: Pick<BulkJobRow, 'kind' | 'value' | 'isMailed' | 'undoes'>): string {
  if (undoes) return `Undo: ${KIND_WORDS[kind].toLowerCase()}`;
  if (kind === 'move-applications') {
    return `Move to ${STAGE_WORDS[value as Stage]}${isMailed ? ', with a mail' : ''}`;
  }
  if (kind === 'move-questions' && value !== null && isMove(value)) return MOVE_WORDS[value];
  if (kind === 'assign-applications' && value === '') return 'Take from their owners';
  return KIND_WORDS[kind];
}

const FILTER_WORDS: Readonly<Record<string, string>> = {
  q: 'Search',
  status: 'Stage',
  state: 'State',
  kind: 'Kind',
  domain: 'Domain',
  difficulty: 'Difficulty',
  category: 'Category',
  rating: 'Rating',
  since: 'From',
  before: 'Before',
};

/** What a filter may ask for, in words; no code stands for two things. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: STAGE_WORDS,
  state: { ...EMAIL_STATE_WORDS, ...MESSAGE_STATE_WORDS, ...QUESTION_STATE_WORDS },
  kind: { ...EMAIL_KIND_WORDS, ...MESSAGE_KIND_WORDS },
  domain: Object.fromEntries(TEST_DOMAINS.map(({ value, label }) => [value, label])),
  difficulty: DIFFICULTY_WORDS,
};

function conditionInWords([name, value]: readonly [string, unknown]): string {
  if (name === 'id') {
    const count = Array.isArray(value) ? value.length : 1;
    return count === 1 ? '1 that was selected' : `${count} that were selected`;
  }
  if (name === 'late') return 'The answer is overdue';
  if (name === 'unowned') return 'Without owner';
  if (name === 'ownerId') return 'Of one owner';
  const words = { ...VALUE_WORDS[name] };
  const said = Object.hasOwn(words, String(value)) ? words[String(value)] : String(value);
  return `${FILTER_WORDS[name] ?? name}: ${said}`;
}

const isNarrowing = ([, value]: readonly [string, unknown]): boolean =>
  value !== '' && value !== null && value !== undefined;

export function filterInWords(filter: Readonly<Record<string, unknown>>): string {
  const conditions = Object.entries(filter).filter(isNarrowing).map(conditionInWords);
  return conditions.length === 0 ? 'All rows, without a filter' : conditions.join(' · ');
}

/** Why no work can begin on so many selected rows; null if it can. */
export const selectionError = (count: number): string | null =>
  count > MOST_SELECTED_ROWS
    ? `At most ${MOST_SELECTED_ROWS} rows can be selected. For more, narrow the list by a filter, and use “All that match”.`
    : null;
