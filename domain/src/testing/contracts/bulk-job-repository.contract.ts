import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { counted, ended } from '../../bulk/bulk-job.js';
import { aBulkJob, aBulkRow } from '../a-bulk-job.js';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

const BEFORE = { value: 'received', version: 1 } as const;
/** Before every other job that a contract may have left. */
const LONG_AGO = new Date(0);

async function given(subject: StoresUnderTest) {
  const job = aBulkJob({ steppedAt: LONG_AGO, mayClose: true });
  const rows = [0, 1].map((place) => aBulkRow(job.id, { place }));
  await subject.run((tx) => tx.bulkJobs.add(job, rows));
  return { job, rows };
}

const locked = (subject: StoresUnderTest, id: string) => subject.run((tx) => tx.bulkJobs.lock(id));

/** What every `BulkJobRepository` promises. */
export const bulkJobRepositoryContract = contract('BulkJobRepository', (it) => {
  it('keeps a job and its rows as they were added, and as they were saved', async (subject) => {
    const { job, rows } = await given(subject);
    await expect(locked(subject, job.id)).resolves.toEqual(job);
    await expect(locked(subject, randomUUID())).resolves.toBeNull();
    const { bulkJobs } = subject.stores;
    await expect(bulkJobs.nextRow(job.id)).resolves.toEqual(rows[0]);
    const done = { ...rows[0]!, state: 'done', before: BEFORE, at: A_DAY } as const;
    const later = counted(job, done, A_DAY);
    await undone(subject, (tx) => tx.bulkJobs.saveRow(done));
    await expect(bulkJobs.nextRow(job.id)).resolves.toEqual(rows[0]);
    await subject.run(async (tx) => {
      await tx.bulkJobs.saveRow(done);
      await tx.bulkJobs.save(later);
    });
    await expect(locked(subject, job.id)).resolves.toEqual(later);
    await expect(bulkJobs.nextRow(job.id)).resolves.toEqual(rows[1]);
    await expect(bulkJobs.undoableRows(job.id)).resolves.toEqual([done]);
  });

  it.each([null, 'usual', { subject: 'About you', text: 'Come on Monday.' }] as const)(
    'keeps what each is written: %j',
    async (subject, mail) => {
      const job = aBulkJob({ mail });
      await subject.run((tx) => tx.bulkJobs.add(job, []));
      await expect(locked(subject, job.id)).resolves.toEqual(job);
    },
  );

  it('has one job of an admin that goes on', async (subject) => {
    const { job } = await given(subject);
    const { bulkJobs } = subject.stores;
    await expect(bulkJobs.runningOf(job.adminId)).resolves.toEqual(job);
    const another = aBulkJob({ adminId: job.adminId });
    const adding = () => subject.run((tx) => tx.bulkJobs.add(another, []));
    await expect(adding()).rejects.toThrow('duplicate');
    const over = ended(job, 'cancelled', A_DAY, 'ravi');
    await subject.run((tx) => tx.bulkJobs.save(over));
    await expect(bulkJobs.runningOf(job.adminId)).resolves.toBeNull();
    await expect(locked(subject, job.id)).resolves.toEqual(over);
    await adding();
  });

  it('hands out the job that waited longest', async (subject) => {
    const { job } = await given(subject);
    const other = aBulkJob({ steppedAt: new Date(1) });
    await subject.run((tx) => tx.bulkJobs.add(other, [aBulkRow(other.id)]));
    const next = () => subject.run((tx) => tx.bulkJobs.takeNext());
    await expect(next()).resolves.toEqual(job);
    await subject.run((tx) => tx.bulkJobs.save({ ...job, steppedAt: new Date(2) }));
    await expect(next()).resolves.toEqual(other);
    for (const one of [job, other]) {
      await subject.run((tx) => tx.bulkJobs.save(ended(one, 'done', A_DAY)));
    }
  });

  it('knows the undo of a job', async (subject) => {
    const { job } = await given(subject);
    const { bulkJobs } = subject.stores;
    await expect(bulkJobs.isUndone(job.id)).resolves.toBe(false);
    const undo = aBulkJob({ undoes: job.id });
    await subject.run((tx) => tx.bulkJobs.add(undo, []));
    await expect(bulkJobs.isUndone(job.id)).resolves.toBe(true);
    for (const one of [job, undo]) {
      await subject.run((tx) => tx.bulkJobs.save(ended(one, 'done', A_DAY)));
    }
  });
});
