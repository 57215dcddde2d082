import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { testDataSource } from '../../testing/test-data-source.js';
import { typeormUnitOfWork } from '../../app/unit-of-work.typeorm.js';
import { noteCaller, traced } from '../observability/request-trace.js';
import { limitConcurrency } from './limit-concurrency.js';

const REQUESTS = 20;

/** Without a limit for locks: anyone who waits for one waits until it is let go. */
const dataSource = testDataSource();

const student = async () => {
  const { id } = aStudent();
  const one = aStudent({ id: randomUUID(), email: `${id}@example.com` });
  await typeormUnitOfWork(dataSource, () => undefined).run((tx) => tx.students.add(one));
  return one.id;
};

const lockerOver =
  ({ run }: ReturnType<typeof limitConcurrency>) =>
  (id: string) =>
    traced(null, () => {
      noteCaller(id);
      return run((tx) => tx.students.lockById(id));
    });

async function holdRows(ids: readonly string[]): Promise<() => Promise<void>> {
  const holder = dataSource.createQueryRunner();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM students WHERE id = ANY ($1) FOR UPDATE', [ids]);
  return async () => {
    await holder.query('ROLLBACK');
    await holder.release();
  };
}

it.each([
  ['one student', 1, REQUESTS],
  ['50 students', 50, 2],
])('Writes of %s whose rows are held leave room for all others', async (_, count, requests) => {
  const lock = lockerOver(limitConcurrency(typeormUnitOfWork(dataSource, () => undefined)));
  const held = await Promise.all(Array.from({ length: count }, student));
  const ravi = await student();
  const letGo = await holdRows(held);
  let done = 0;
  const waiting = held.flatMap((id) =>
    Array.from({ length: requests }, () => lock(id).finally(() => (done += 1))),
  );
  expect(await lock(ravi)).toMatchObject({ id: ravi });
  expect(done).toBe(0);
  await letGo();
  await Promise.all(waiting);
  expect(done).toBe(count * requests);
});

it('Work that met a held row is done once, whole, when the row is let go', async () => {
  const { run } = limitConcurrency(typeormUnitOfWork(dataSource, () => undefined));
  const [held, other] = [await student(), await student()];
  const letGo = await holdRows([held]);
  let begun = 0;
  const both = run(async (tx) => {
    begun += 1;
    const first = await tx.students.lockById(other);
    await tx.students.save({ ...first!, attemptsUsed: first!.attemptsUsed + 1 });
    await tx.students.lockById(held);
  });
  while (begun < 2) await setImmediate();
  await letGo();
  await both;
  expect((await run((tx) => tx.students.findById(other)))?.attemptsUsed).toBe(1);
});
