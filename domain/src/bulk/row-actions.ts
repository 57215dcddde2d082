import {
  closeMessage,
  letterOf,
  lookAfterApplication,
  moveApplication,
  movesFrom,
  type MovePorts,
  type Stage,
  type WithApplications,
  type WithInterviews,
  type WithMessages,
} from '../applications/index.js';
import type { Actor, WithAudit } from '../audit/index.js';
import type { WithCertificates } from '../certificates/index.js';
import { cancelEmail, retryEmail, type WithEmails } from '../email/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import {
  moveQuestion,
  QUESTION_MOVES,
  stateOf,
  type QuestionMove,
  type WithQuestions,
} from '../question-bank/index.js';
import type { WithPolicy } from '../settings/index.js';
import type { WithAdmins } from '../staff/index.js';
import type { BulkKind } from './bulk-action.js';
import type { BulkBefore, BulkWork } from './bulk-job.js';
import { IsSoAlready } from './errors.js';

export type RowStores = WithAdmins &
  WithApplications &
  WithAudit &
  WithCertificates &
  WithEmails &
  WithInterviews &
  WithMessages &
  WithPolicy &
  WithQuestions;

export type RowSources = MovePorts;

type RowTask = Omit<BulkWork, 'kind' | 'value'> & {
  readonly actor: Actor;
  readonly subjectId: string;
  readonly version: number | null;
  readonly value: string;
};

type Ports = RowSources & Work<RowStores>;
type Tx = Transaction<RowStores>;

/** Does to one row what its single action does; answers how it was, if there is a way back. */
type RowAction = (ports: Ports, tx: Tx, task: RowTask) => Promise<BulkBefore | null>;

/** A version that no application has. */
const NONE = -1;

const moveOne: RowAction = async (ports, tx, task) => {
  const { actor, subjectId: applicationId, reason, mail } = task;
  const to = task.value as Stage;
  const before = await tx.applications.lock(applicationId);
  const version = task.version ?? NONE;
  await moveApplication(ports, actor, { applicationId, version, to, reason, mail });
  // No mail is taken back, and a move that a letter goes with is not made in bulk.
  if (!before || mail || letterOf(before.status)) return null;
  if (!movesFrom(to).includes(before.status)) return null;
  return { value: before.status, version: version + 1 };
};

const assignOne: RowAction = async (ports, tx, { actor, subjectId: applicationId, ...task }) => {
  const before = await tx.applications.lock(applicationId);
  const ownerId = task.value || null;
  if (before?.ownerId === ownerId) throw new IsSoAlready();
  const version = task.version ?? NONE;
  await lookAfterApplication(ports, actor, { applicationId, version, ownerId });
  return { value: before?.ownerId ?? '', version: version + 1 };
};

const closeOne: RowAction = async (ports, _, { actor, subjectId: messageId, reason }) => {
  await closeMessage(ports, actor, { messageId, reason });
  return null;
};

const retryOne: RowAction = async (ports, _, { actor, subjectId: emailId, reason }) => {
  await retryEmail(ports, actor, { emailId, reason });
  return null;
};

const cancelOne: RowAction = async (ports, _, { actor, subjectId: emailId, reason }) => {
  await cancelEmail(ports, actor, { emailId, reason });
  return null;
};

/** An approval has no way back: what is live can only be retired. */
const WAY_BACK: Partial<Readonly<Record<QuestionMove, QuestionMove>>> = {
  submit: 'send-back',
  'send-back': 'submit',
  retire: 'restore',
  restore: 'retire',
};

/** The single action takes it for done where a question is there already; here somebody else did it. */
const moveQuestionOne: RowAction = async (ports, tx, { actor, subjectId: id, reason, ...task }) => {
  const move = task.value as QuestionMove;
  const version = task.version ?? NONE;
  const [before] = await tx.questions.find([id]);
  if (before && stateOf(before) === QUESTION_MOVES[move].to) throw new IsSoAlready();
  await moveQuestion(ports, actor, { id, move, version, reason, confirmed: task.mayClose });
  const back = WAY_BACK[move];
  return back ? { value: back, version } : null;
};

/** What is done to a row, by the kind of its job: the very use case of the single action. */
export const ROW_ACTIONS: Readonly<Record<BulkKind, RowAction>> = {
  'move-applications': moveOne,
  'assign-applications': assignOne,
  'close-messages': closeOne,
  'retry-emails': retryOne,
  'cancel-emails': cancelOne,
  'move-questions': moveQuestionOne,
};
