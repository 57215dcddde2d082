import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { secondsAfter } from '@portal/domain/kernel/time.js';
import type { Transaction } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { anEventId, anOrderId } from '@portal/domain/testing/a-payment.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { anUpdate } from '@portal/domain/testing/an-update.js';
import {
  type Checks,
  ofPayments,
  ofRefunds,
} from '@portal/domain/testing/contracts/due-checks.contract.js';
import { A_DAY } from '@portal/domain/testing/moments.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { typeormUnitOfWork } from '../app/unit-of-work.typeorm.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
});

beforeEach(() => dataSource.query('TRUNCATE refunds, payments, provider_events CASCADE'));

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Adds two that are due, and answers their ids, the longer due first. */
type Given = (tx: Transaction<Stores>) => Promise<readonly string[]>;
/** Takes the one that is due longest. */
type Take = (tx: Transaction<Stores>) => Promise<string | undefined>;

const DUE = [secondsAfter(A_DAY, -2), secondsAfter(A_DAY, -1)];

const twoOf =
  ({ add }: Checks): Given =>
  async (tx) => {
    const student = aStudent();
    await tx.students.add(student);
    const ids: string[] = [];
    for (const checkAt of DUE) ids.push(await add(tx, student.id, checkAt));
    return ids;
  };

const firstOf =
  ({ takeDue }: Checks): Take =>
  async (tx) =>
    (await takeDue(tx, A_DAY, 1))[0]?.id;

async function waitingEvents(tx: Transaction<Stores>) {
  const events = DUE.map(() => ({
    ...{ id: anEventId(), name: 'payment.captured', orderId: anOrderId(), update: anUpdate() },
    body: {},
  }));
  for (const event of events) await tx.providerEvents.keep(event);
  // What came in one transaction has one time.
  return events.map(({ id }) => id).sort();
}

const KINDS: readonly (readonly [string, Given, Take])[] = [
  ['payment', twoOf(ofPayments), firstOf(ofPayments)],
  ['refund', twoOf(ofRefunds), firstOf(ofRefunds)],
  ['event', waitingEvents, async (tx) => (await tx.providerEvents.next(A_DAY))?.id],
];

const WAITING = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('What one process has taken', () => {
  it.each(KINDS)('is passed by, and waited for by nobody: a due %s', async (_, given, take) => {
    const { run } = typeormUnitOfWork(dataSource, () => undefined);
    const ids = await run(given);
    let other: Promise<string | undefined> | undefined;
    const own = await run(async (tx) => {
      const taken = await take(tx);
      let hasEnded = false;
      other = run(take).finally(() => (hasEnded = true));
      const isWaiting = async () => (await dataSource.query<unknown[]>(WAITING)).length > 0;
      await until(async () => hasEnded || (await isWaiting()));
      expect(hasEnded).toBe(true);
      return taken;
    });
    expect([own, await other]).toEqual(ids);
  });
});
