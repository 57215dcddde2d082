import { isStage, letterOf, LetterNeeded, mailOf, type Mailing } from '../applications/index.js';
import { type Actor, checkedReason, type Facts, note, type WithAudit } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import {
  QUESTION_MOVES,
  rejectRetiringToClose,
  type QuestionMove,
  type WithQuestions,
} from '../question-bank/index.js';
import type { WithPolicy } from '../settings/index.js';
import { type AdminRole, isAllowed, RoleForbids, type WithAdmins } from '../staff/index.js';
import { bulkAction, type BulkKind, MOST_BULK_ROWS } from './bulk-action.js';
import {
  begunJob,
  type Beginning,
  type BulkJob,
  type BulkSubject,
  type BulkWork,
  rowsOf,
} from './bulk-job.js';
import { BulkCountChanged, BulkJobGoesOn, TooManyRows } from './errors.js';
import type { WithBulkJobs } from './ports.js';

export type BeginStores = WithAdmins & WithAudit & WithBulkJobs & WithPolicy & WithQuestions;

type Ports = Work<BeginStores> & { readonly ids: IdSource };

export type Starting = BulkWork & {
  readonly role: AdminRole;
  readonly subjects: readonly BulkSubject[];
  /** The versions that the admin saw of selected rows, by their ids. */
  readonly seen?: Readonly<Record<string, number>>;
  /** How many the admin was shown, and said yes to. */
  readonly confirmed: number;
  readonly filter: Facts;
};

/** @throws RoleForbids unless the role may do this to a single row, too */
export function rejectRole(kind: BulkKind, role: AdminRole): void {
  if (!isAllowed(role, bulkAction(kind).roles)) throw new RoleForbids();
}

function checkedStage(value: string | null): void {
  if (!value || !isStage(value)) throw new InvalidInput({ value: 'Please choose a stage.' });
  if (letterOf(value)) throw new LetterNeeded();
}

function checkedValue({ kind, value }: BulkWork): string | null {
  if (kind === 'move-applications') checkedStage(value);
  if (kind === 'move-questions' && !Object.hasOwn(QUESTION_MOVES, value ?? '')) {
    throw new InvalidInput({ value: 'Please choose a move.' });
  }
  if (kind === 'assign-applications' && value === null) {
    throw new InvalidInput({ value: 'Please choose an owner, or nobody.' });
  }
  return value;
}

/** The words that are kept are those of now, whatever is usual once a row's turn comes. */
function checkedMail({ kind, value, mail }: BulkWork): Mailing {
  if (!mail) return null;
  if (!bulkAction(kind).mayMail) throw new InvalidInput({ mail: 'No mail goes with this.' });
  return value && isStage(value) ? mailOf(mail, value) : null;
}

const asSeen = (subjects: readonly BulkSubject[], seen: Readonly<Record<string, number>>) =>
  subjects.map((one) => ({ ...one, version: seen[one.subjectId] ?? one.version }));

const RETIRE: QuestionMove = 'retire';

/** The questions that a job retires, by their versions. */
const retiredBy = ({ kind, value }: BulkWork, subjects: readonly BulkSubject[]) =>
  new Map(
    subjects
      .filter((subject) => kind === 'move-questions' && (subject.value ?? value) === RETIRE)
      .map(({ subjectId, version }) => [subjectId, version]),
  );

/** Keeps a job that begins, with its rows, and notes it; whoever has one that goes on is refused.
 * @throws BulkJobGoesOn, DomainsWouldClose */
export async function begin(
  tx: Transaction<BeginStores>,
  ids: IdSource,
  work: BulkWork,
  {
    subjects,
    ...beginning
  }: Omit<Beginning, 'id' | 'now'> & {
    readonly subjects: readonly BulkSubject[];
  },
): Promise<BulkJob> {
  // Held, so that of two clicks at once the second sees the first one's job.
  await tx.admins.lockById(beginning.actor.adminId);
  if (await tx.bulkJobs.runningOf(beginning.actor.adminId)) throw new BulkJobGoesOn();
  await rejectRetiringToClose(tx, retiredBy(work, subjects), work.mayClose);
  const job = begunJob(work, subjects, { ...beginning, id: ids.next(), now: tx.now });
  await tx.bulkJobs.add(job, rowsOf(job.id, subjects));
  const { kind, value, mail, mayClose, filter, undoes, total } = job;
  await note(tx, ids, beginning.actor, {
    action: undoes ? 'undo-bulk-job' : 'start-bulk-job',
    subject: 'bulk-job',
    subjectId: job.id,
    reason: work.reason,
    before: null,
    after: {
      ...{ kind, value, isMailed: mail !== null, filter, total },
      ...(undoes && { undoes }),
      ...(mayClose && { mayClose }),
    },
  });
  return job;
}

/** Starts a bulk job on the rows that match now; each runs its single action in the background.
 * @throws RoleForbids, InvalidInput, LetterNeeded, TooManyRows, BulkCountChanged, BulkJobGoesOn,
 * DomainsWouldClose */
export async function startBulkJob(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { role, subjects: found, seen = {}, confirmed, filter, ...work }: Starting,
): Promise<BulkJob> {
  rejectRole(work.kind, role);
  const reason = checkedReason(work.reason);
  const value = checkedValue(work);
  const checked = { ...work, value, reason, mail: checkedMail(work) };
  const subjects = asSeen(found, seen);
  if (subjects.length > MOST_BULK_ROWS) throw new TooManyRows();
  if (subjects.length !== confirmed || confirmed === 0) throw new BulkCountChanged(subjects.length);
  return unitOfWork.run((tx) => begin(tx, ids, checked, { actor, filter, undoes: null, subjects }));
}
