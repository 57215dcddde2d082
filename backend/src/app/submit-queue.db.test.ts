import type { Attempt } from '@portal/domain/exam/attempt.js';
import { AttemptNotFound } from '@portal/domain/exam/errors.js';
import { submitAttempt, submitTogether } from '@portal/domain/exam/submit-attempt.js';
import { aPaidStudent } from '@portal/domain/testing/a-student.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { EmailSchema } from '../email/email.schema.js';
import { submitQueue } from '../exam/submit-queue.js';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.js';
import { noteCaller, traced } from '../platform/observability/request-trace.js';
import { secureRandom as random } from '../platform/security/random.crypto.js';
import { testDataSource } from '../testing/test-data-source.js';
import { typeormStores } from './stores.typeorm.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';

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
