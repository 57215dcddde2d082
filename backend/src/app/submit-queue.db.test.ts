import type { Attempt } from '@portal/domain/exam/attempt.js';
import { AttemptNotFound } from '@portal/domain/exam/errors.js';
import { submitAttempt, submitTogether } from '@portal/domain/exam/submit-attempt.js';
import { aPaidStudent, aStudent } from '@portal/domain/testing/a-student.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { EmailSchema } from '../email/email.schema.js';
import { submitQueue } from '../exam/submit-queue.js';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.js';
import { noteCaller, traced } from '../platform/observability/request-trace.js';
import { secureRandom as random } from '../platform/security/random.crypto.js';
import { testDataSource } from '../testing/test-data-source.js';
import { typeormStores } from './stores.typeorm.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { anUpdate } from '@portal/domain/testing/an-update.js';
import { anEventId, anOrderId, aPayment } from '@portal/domain/testing/a-payment.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import type { Queue } from 'bullmq';
import { EmailRelay } from '../email/relay.js';
import { NOW } from '../platform/database/now.sql.js';
import { until } from '../testing/until.js';
import { purgeExpired } from './purge.pg.js';

const dataSource = testDataSource();

const BREAK = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()`;

function submits(spoil: () => Promise<void> = () => Promise.resolve()) {
  const unitOfWork = limitConcurrency(typeormUnitOfWork(dataSource, () => undefined));
  const spoiled: typeof unitOfWork = {
    run: (work) =>
      unitOfWork.run(async (tx) => {
        const outcome = await work(tx);
        await spoil();
        return outcome;
      }),
  };
  const sizes: number[] = [];
  const alone = new Set<string>();
  const queue = submitQueue({
    alone(sent) {
      alone.add(sent.studentId);
      return submitAttempt({ unitOfWork, random }, sent);
    },
    together(all) {
      sizes.push(all.length);
      return submitTogether({ unitOfWork: spoiled, random }, all);
    },
  });
  const submit = ({ id: attemptId, studentId }: Attempt) =>
    traced(`request-of-${studentId}`, () => {
      noteCaller(studentId);
      return queue({ studentId, attemptId, answers: {} });
    });
  return { sizes, alone, submit };
}

const openAttempts = (count: number) =>
  typeormUnitOfWork(dataSource, () => undefined).run(async (tx) => {
    const open: Attempt[] = [];
    for (let at = 0; at < count; at++) {
      const student = aPaidStudent();
      await tx.students.add(student);
      open.push(anAttempt({ studentId: student.id, startedAt: tx.now }));
      await tx.attempts.add(open[at]!);
    }
    return open;
  });

async function keptOf({ id, studentId }: Attempt) {
  const { attempts, results, students } = typeormStores(dataSource.manager);
  const student = await students.findById(studentId);
  const mails = await dataSource.getRepository(EmailSchema).findBy({ to: student!.email });
  return {
    state: (await attempts.find(id))?.state,
    results: Number((await results.find(id)) !== null),
    counted: student?.attemptsUsed,
    mails: mails.length,
  };
}

const ONCE = { state: 'submitted', results: 1, counted: 1, mails: 1 };
const NOTHING = { state: 'open', results: 0, counted: 0, mails: 0 };

const expectKept = async (all: readonly Attempt[]): Promise<void> => {
  expect(await Promise.all(all.map(keptOf))).toEqual(all.map(() => ONCE));
};

describe('Submits of the same moment', () => {
  it('share a few transactions, and each is kept once', async () => {
    const { submit, sizes } = submits();
    const all = await openAttempts(80);
    expect(await Promise.all(all.map((one) => submit(one)))).toEqual(all.map(({ id }) => id));
    expect(sizes.length).toBeLessThan(10);
    await expectKept(all);
  });

  it('Submits of the same moment of one student count once, beside those of others', async () => {
    const { submit } = submits();
    const [one, ...others] = await openAttempts(5);
    const ids = await Promise.all(
      [...Array.from({ length: 20 }, () => one!), ...others].map((it) => submit(it)),
    );
    expect(new Set(ids).size).toBe(5);
    await expectKept([one!, ...others]);
  });

  it('wait for none whose row is held', async () => {
    const { submit, alone } = submits();
    const [held, ...others] = await openAttempts(5);
    const holder = dataSource.createQueryRunner();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM students WHERE id = $1 FOR UPDATE', [held!.studentId]);
    const waiting = submit(held!);
    await Promise.all(others.map((one) => submit(one)));
    await expectKept(others);
    expect(await keptOf(held!)).toEqual(NOTHING);
    expect([...alone]).toEqual([held!.studentId]);
    await holder.query('ROLLBACK');
    await holder.release();
    await waiting;
    await expectKept([held!]);
  });

  it("never end another's test, also if its owner submits it just then", async () => {
    const { submit } = submits();
    const [one, other] = await openAttempts(2);
    const stolen = submit({ ...one!, studentId: other!.studentId });
    await Promise.all([submit(one!), expect(stolen).rejects.toThrow(AttemptNotFound)]);
    await expectKept([one!]);
    expect(await keptOf(other!)).toEqual(NOTHING);
  });
});

describe('A transaction of many', () => {
  it('that fails after it wrote stores nothing, and each submit is done once, alone', async () => {
    const { submit, alone } = submits(() => Promise.reject(new Error('spoilt')));
    const all = await openAttempts(5);
    await Promise.all(all.map((one) => submit(one)));
    expect(alone.size).toBe(5);
    await expectKept(all);
  });

  it('whose connection breaks stores nothing of any, and each counts once when it comes again', async () => {
    const all = await openAttempts(5);
    const { submit } = submits(async () => void (await dataSource.query(BREAK)));
    const broken = await Promise.allSettled(all.map((one) => submit(one)));
    expect(broken.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    expect(await Promise.all(all.map(keptOf))).toEqual(all.map(() => NOTHING));
    const again = submits();
    await Promise.all(all.map((one) => again.submit(one)));
    await expectKept(all);
  });
});

const unitOfWork = typeormUnitOfWork(dataSource, () => undefined);

beforeEach(() => dataSource.query('TRUNCATE students, emails, provider_events CASCADE'));

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
