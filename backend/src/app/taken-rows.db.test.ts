import { randomUUID } from 'node:crypto';
import type { Transaction, UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { anUpdate } from '@portal/domain/testing/an-update.js';
import { anEventId, anOrderId, aPayment } from '@portal/domain/testing/a-payment.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { EmailRelay } from '../email/relay.js';
import { NOW } from '../platform/database/now.sql.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { dataSourceOptions } from './data-source.js';
import { purgeExpired } from './purge.pg.js';

/** Nothing here waits for a lock; what does, fails soon instead of holding up the run. */
const LIMITS = { lock_timeout: '5s' };

let database: TestDatabase;
let dataSource: DataSource;
let unitOfWork: UnitOfWork<Stores>;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url, LIMITS)).initialize();
  unitOfWork = typeormUnitOfWork(dataSource, () => undefined);
});

beforeEach(() => dataSource.query('TRUNCATE students, emails, provider_events CASCADE'));

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const DUE = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-01T00:00:01Z');

const addDue = () =>
  unitOfWork.run(async (tx) => {
    const id = randomUUID();
    await tx.students.add(aStudent({ id, email: `${id}@example.com` }));
    await tx.payments.add(aPayment({ studentId: id, checkAt: DUE }));
  });

const addEvent = (orderId = anOrderId()) =>
  unitOfWork.run((tx) =>
    tx.providerEvents.keep({
      unreadable: null,
      id: anEventId(),
      name: 'payment.captured',
      orderId,
      update: anUpdate(),
      body: { payload: 'a name' },
    }),
  );

type Row = { readonly id: string };
type Take = (tx: Transaction<Stores>) => Promise<readonly Row[]>;

const oneOr = (row: Row | null): readonly Row[] => (row ? [row] : []);

const DUE_ROWS: readonly (readonly [string, () => Promise<unknown>, Take])[] = [
  ['payments', addDue, (tx) => tx.payments.takeDue(LATER, 1)],
  ['provider events', addEvent, async (tx) => oneOr(await tx.providerEvents.next(LATER))],
];

/** What two processes take, the second of them while the first has not ended its transaction. */
const takenAtOnce = (take: Take) =>
  unitOfWork.run(async (one) => {
    return [...(await take(one)), ...(await unitOfWork.run(take))].map(({ id }) => id);
  });

it.each(DUE_ROWS)(
  'What one process has taken, due %s, another neither takes nor waits for',
  async (_, add, take) => {
    await add();
    expect(await takenAtOnce(take)).toHaveLength(1);
    await add();
    expect(new Set(await takenAtOnce(take)).size).toBe(2);
  },
);

it('Events of an erased account that one process blanks, another neither takes nor waits for', async () => {
  const orderId = anOrderId();
  await addEvent(orderId);
  await addEvent(orderId);
  await unitOfWork.run(async (tx) => {
    await tx.providerEvents.next(LATER);
    await unitOfWork.run((other) => other.providerEvents.blank([orderId]));
  });
  const rows = await dataSource.query<{ body: object }[]>(
    'SELECT body FROM provider_events ORDER BY received_at, id',
  );
  expect(rows.map(({ body }) => Object.keys(body).length)).toEqual([1, 0]);
});

it('Old records that one process deletes, another neither takes nor waits for', async () => {
  await dataSource.query(`
    INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
    SELECT gen_random_uuid(), 'test-result', 'x@example.com', '{}', 'sent', 1,
      ${NOW} - interval '100 months' FROM generate_series(1, 3)`);
  const counts = await dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM emails LIMIT 1 FOR UPDATE');
    return purgeExpired(dataSource);
  });
  expect(counts).toMatchObject({ emails: 2 });
  expect(await purgeExpired(dataSource)).toMatchObject({ emails: 1 });
});

describe('What one relay is handing over, another neither hands over nor waits for:', () => {
  const ends: (() => Promise<void>)[] = [];

  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  function startRelay() {
    const given: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const queue = {
      async addBulk(jobs: readonly { readonly data: { readonly emailId: string } }[]) {
        given.push(...jobs.map(({ data }) => data.emailId));
        await released;
      },
      getJob: () => Promise.resolve({}),
    } as unknown as Queue;
    const relay = new EmailRelay(dataSource, queue);
    ends.push(() => {
      release();
      return relay.close();
    });
    relay.wake();
    return given;
  }

  const addMail = () => unitOfWork.run((tx) => tx.emails.add(anEmail()));

  it('Mails that one relay hands over, another neither hands over nor waits for', async () => {
    await addMail();
    const first = startRelay();
    await until(() => Promise.resolve(first.length > 0));
    await addMail();
    const second = startRelay();
    await until(() => Promise.resolve(second.length > 0));
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });
});
