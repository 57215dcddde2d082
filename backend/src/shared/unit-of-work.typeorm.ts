import type { Transaction, UnitOfWork } from '@portal/domain/shared/unit-of-work.js';
import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { typeormStores } from './stores.typeorm.js';

/** One round trip begins the transaction and tells the time by the clock that all replicas share. */
export const BEGIN = 'BEGIN; SELECT clock_timestamp() AS now';

type Began = readonly [QueryResult, QueryResult<{ readonly now: Date }>];

async function begin(runner: QueryRunner, connection: PoolClient): Promise<Date> {
  const [, told] = (await connection.query(BEGIN)) as unknown as Began;
  // TypeORM, which did not begin it itself, refuses locks outside of a transaction.
  Object.assign(runner, { isTransactionActive: true });
  const [row] = told.rows;
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}

async function inTransaction<Outcome>(
  runner: QueryRunner,
  work: (now: Date) => Promise<Outcome>,
): Promise<Outcome> {
  const connection: PoolClient = await runner.connect();
  try {
    const outcome = await work(await begin(runner, connection));
    await connection.query('COMMIT');
    return outcome;
  } catch (error) {
    // Of a connection that is gone nothing is kept either.
    await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The stores, telling of each mail that is added to the outbox. */
function storesOf({ manager }: QueryRunner, added: () => void): Omit<Transaction, 'now'> {
  const stores = typeormStores(manager);
  const { emails, attempts } = stores;
  const telling =
    <Given extends unknown[]>(add: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await add(...given);
      added();
    };
  return {
    ...stores,
    emails: { ...emails, add: telling(emails.add), addAgain: telling(emails.addAgain) },
    attempts: { ...attempts, close: telling(attempts.close) },
  };
}

/**
 * @param onEmails called after the commit of work that added to the outbox
 */
export const typeormUnitOfWork = (dataSource: DataSource, onEmails: () => void): UnitOfWork => ({
  async run(work) {
    const added = { emails: false };
    const runner = dataSource.createQueryRunner();
    try {
      const stores = storesOf(runner, () => {
        added.emails = true;
      });
      const outcome = await inTransaction(runner, (now) => work({ ...stores, now }));
      if (added.emails) onEmails();
      return outcome;
    } finally {
      await runner.release();
    }
  },
});
