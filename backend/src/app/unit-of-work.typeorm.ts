import type { Transaction } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import type { PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseUnitOfWork } from '../platform/concurrency/limit-concurrency.js';
import { NOW } from '../platform/database/now.sql.js';
import { typeormStores } from './stores.typeorm.js';

/** The time of the database, which all replicas share, and which the statements of the transaction store too. */
async function begin(runner: QueryRunner, lockMs: number | undefined): Promise<Date> {
  await runner.startTransaction();
  const limit = lockMs === undefined ? '' : `, set_config('lock_timeout', '${lockMs}', true)`;
  const [row] = (await runner.query(`SELECT ${NOW} AS now${limit}`)) as { readonly now: Date }[];
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}

async function inTransaction<Outcome>(
  runner: QueryRunner,
  lockMs: number | undefined,
  work: (now: Date) => Promise<Outcome>,
): Promise<Outcome> {
  const connection = (await runner.connect()) as PoolClient;
  try {
    const outcome = await work(await begin(runner, lockMs));
    const { command } = await connection.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK if a statement had failed, and reports no error.
    if (command !== 'COMMIT') throw new Error('The transaction could not be committed');
    return outcome;
  } catch (error) {
    // A lost connection has been rolled back by the server.
    await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

function storesOf(
  { manager }: QueryRunner,
  noteMail: () => void,
): Omit<Transaction<Stores>, 'now'> {
  const stores = typeormStores(manager);
  const { emails, attempts } = stores;
  const noting = async (change: Promise<void>): Promise<void> => {
    await change;
    noteMail();
  };
  return {
    ...stores,
    emails: {
      ...emails,
      add: (email) => noting(emails.add(email)),
      addAgain: (id, to) => noting(emails.addAgain(id, to)),
    },
    attempts: { ...attempts, close: (...closed) => noting(attempts.close(...closed)) },
  };
}

/** @param onEmails called after the commit of work that added to the outbox */
export const typeormUnitOfWork = (
  dataSource: DataSource,
  onEmails: () => void,
): DatabaseUnitOfWork => ({
  async run(work, lockMs) {
    const added = { hasMail: false };
    const runner = dataSource.createQueryRunner();
    const stores = storesOf(runner, () => void (added.hasMail = true));
    const outcome = await inTransaction(runner, lockMs, (now) => work({ ...stores, now }));
    if (added.hasMail) onEmails();
    return outcome;
  },
});
