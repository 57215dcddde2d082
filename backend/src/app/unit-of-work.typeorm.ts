import type { Transaction } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { typeormAttemptsTogether } from '../exam/index.js';
import type { DatabaseUnitOfWork } from '../platform/concurrency/limit-concurrency.js';
import {
  NotTogether,
  type SharedOutcomes,
  type SharedPart,
} from '../platform/concurrency/run-together.js';
import { BEGIN, beginWaiting } from '../platform/database/begin.statement.js';
import { typeormStores } from './stores.typeorm.js';

type Began = readonly [QueryResult, QueryResult<{ readonly now: Date }>];

async function begin(
  runner: QueryRunner,
  connection: PoolClient,
  statement: string,
): Promise<Date> {
  const [, told] = (await connection.query(statement)) as unknown as Began;
  // TypeORM, which did not begin it itself, refuses locks outside of a transaction.
  Object.assign(runner, { isTransactionActive: true });
  const [row] = told.rows;
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}

async function inTransaction<Outcome>(
  runner: QueryRunner,
  statement: string,
  work: (now: Date) => Promise<Outcome>,
): Promise<Outcome> {
  const connection = (await runner.connect()) as PoolClient;
  try {
    const outcome = await work(await begin(runner, connection, statement));
    const { command } = await connection.query('COMMIT');
    // PostgreSQL ends a transaction in which a statement failed this way, and calls it no error.
    if (command !== 'COMMIT') throw new Error('The transaction could not be committed');
    return outcome;
  } catch (error) {
    // Of a connection that is gone nothing is kept either.
    await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function releasing<Outcome>(runner: QueryRunner, work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } finally {
    await runner.release();
  }
}

/** The stores, telling of each mail that is added to the outbox. */
function storesOf(
  { manager }: QueryRunner,
  added: () => void,
  isShared: boolean,
): Omit<Transaction<Stores>, 'now'> {
  const stores = typeormStores(manager);
  const { emails } = stores;
  const attempts = { ...stores.attempts, ...(isShared && typeormAttemptsTogether(manager)) };
  const telling = async (change: Promise<void>): Promise<void> => {
    await change;
    added();
  };
  return {
    ...stores,
    emails: {
      ...emails,
      add: (email) => telling(emails.add(email)),
      addAgain: (id, to) => telling(emails.addAgain(id, to)),
    },
    attempts: { ...attempts, close: (ending) => telling(attempts.close(ending)) },
  };
}

/** A part that fails before it began to write leaves the others as they are; a later one takes all with it. */
async function doneTogether(
  parts: readonly SharedPart[],
  tx: Transaction<Stores>,
): Promise<SharedOutcomes> {
  const { attempts } = tx;
  const writing = new Set<number>();
  const settled = await Promise.allSettled(
    parts.map((part, at) => {
      const close: typeof attempts.close = (ending) => {
        writing.add(at);
        return attempts.close(ending);
      };
      return part({ ...tx, attempts: { ...attempts, close } });
    }),
  );
  return settled.map((one, at) => {
    if (one.status === 'fulfilled') return one;
    if (writing.has(at)) throw one.reason;
    return one.reason instanceof NotTogether ? null : one;
  });
}

/** @param onEmails called after the commit of work that added to the outbox */
export function typeormUnitOfWork(
  dataSource: DataSource,
  onEmails: () => void,
): DatabaseUnitOfWork {
  const transact = async <Outcome>(
    statement: string,
    isShared: boolean,
    work: (tx: Transaction<Stores>) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const added = { emails: false };
    const runner = dataSource.createQueryRunner();
    const note = (): void => {
      added.emails = true;
    };
    const stores = storesOf(runner, note, isShared);
    const outcome = await releasing(
      runner,
      inTransaction(runner, statement, (now) => work({ ...stores, now })),
    );
    if (added.emails) onEmails();
    return outcome;
  };
  return {
    run: (work, lockMs) =>
      transact(lockMs === undefined ? BEGIN : beginWaiting(lockMs), false, work),
    runAll: (parts, lockMs) =>
      transact(beginWaiting(lockMs), true, (tx) => doneTogether(parts, tx)),
  };
}
