import type { Actor } from '../audit/index.js';
import { DomainError } from '../kernel/errors.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { isAllowed } from '../staff/index.js';
import { bulkAction } from './bulk-action.js';
import { type BulkBefore, type BulkJob, type BulkRow, counted, ended } from './bulk-job.js';
import type { WithBulkJobs } from './ports.js';
import { ROW_ACTIONS, type RowSources, type RowStores } from './row-actions.js';

type Stores = RowStores & WithBulkJobs;
type Tx = Transaction<Stores>;
type Ports = RowSources & Work<Stores>;

/** A row may fail so often by a fault of ours, such as a connection that ends, before it is skipped. */
const MOST_TRIES = 3;

const OURS = 'Something went wrong with this row. The log of the product says what.';

/** A use case that is called with these works within the transaction of its row. */
const within = ({ ids, random, applicantTokens, companyInbox }: RowSources, tx: Tx) => ({
  ...{ ids, random, applicantTokens, companyInbox },
  unitOfWork: {
    run: <Outcome>(work: (own: Tx) => Promise<Outcome>): Promise<Outcome> => work(tx),
  },
});

const actorOf = ({ adminId, adminName }: BulkJob): Actor => ({ adminId, username: adminName });

/** An admin who was deactivated, or has another role now, does nothing more in bulk either. */
async function mayGoOn(tx: Tx, { adminId, kind }: BulkJob): Promise<boolean> {
  const admin = await tx.admins.findById(adminId);
  return admin !== null && admin.active && isAllowed(admin.role, bulkAction(kind).roles);
}

type Outcome = Pick<BulkRow, 'state' | 'why' | 'before' | 'tries'>;

async function keep(tx: Tx, job: BulkJob, row: BulkRow, outcome: Outcome): Promise<void> {
  const at = outcome.state === 'waiting' ? null : tx.now;
  const after: BulkRow = { ...row, ...outcome, at };
  await tx.bulkJobs.saveRow(after);
  await tx.bulkJobs.save(counted(job, after, tx.now));
}

function doRow(sources: RowSources, tx: Tx, job: BulkJob, row: BulkRow) {
  const { kind, reason, mail, mayClose } = job;
  const { subjectId, version } = row;
  const value = row.value ?? job.value ?? '';
  const task = { actor: actorOf(job), subjectId, version, value, reason, mail, mayClose };
  return ROW_ACTIONS[kind](within(sources, tx), tx, task);
}

const doneWith = (row: BulkRow, before: BulkBefore | null): Outcome => ({
  ...{ state: 'done', why: '', before, tries: row.tries },
});

/** A refusal is final, a fault of ours is tried again. */
function failedWith({ tries }: BulkRow, failure: unknown): Outcome {
  if (failure instanceof DomainError) {
    return { state: 'skipped', why: failure.message, before: null, tries };
  }
  const isOver = tries + 1 >= MOST_TRIES;
  return {
    ...{ state: isOver ? 'skipped' : 'waiting', why: isOver ? OURS : '' },
    ...{ before: null, tries: tries + 1 },
  };
}

/** What was under way when a row failed. */
type Attempted = { row: BulkRow | null };

const nextRow = (ports: Ports, attempted: Attempted): Promise<boolean> =>
  ports.unitOfWork.run(async (tx) => {
    const job = await tx.bulkJobs.takeNext();
    if (!job) return false;
    const row = await tx.bulkJobs.nextRow(job.id);
    if (!row || !(await mayGoOn(tx, job))) {
      await tx.bulkJobs.save(ended(job, row ? 'stopped' : 'done', tx.now));
      return true;
    }
    attempted.row = row;
    await keep(tx, job, row, doneWith(row, await doRow(ports, tx, job, row)));
    return true;
  });

/** The transaction of the row is undone as a whole, so another keeps why; unless the row went on since. */
const noteFailure = ({ unitOfWork }: Ports, { jobId, place }: BulkRow, failure: unknown) =>
  unitOfWork.run(async (tx) => {
    const job = await tx.bulkJobs.lock(jobId);
    const row = job && !job.endedAt ? await tx.bulkJobs.nextRow(jobId) : null;
    if (job && row?.place === place) await keep(tx, job, row, failedWith(row, failure));
  });

async function step(ports: Ports): Promise<boolean> {
  const attempted: Attempted = { row: null };
  try {
    return await nextRow(ports, attempted);
  } catch (failure) {
    if (!attempted.row) throw failure;
    await noteFailure(ports, attempted.row, failure);
    if (!(failure instanceof DomainError)) throw failure;
    return true;
  }
}

/** Works off bulk rows, jobs in turns, one transaction a row, so that a crash leaves none half
 * done. @returns how many rows and ends of jobs @throws the fault of a row, which is tried again */
export async function runBulkJobs(ports: Ports, most: number): Promise<number> {
  let steps = 0;
  while (steps < most && (await step(ports))) steps += 1;
  return steps;
}
