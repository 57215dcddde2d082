import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract } from './stores-under-test.js';
import { undone } from './transactions.js';

const PAGES = [{ page: randomUUID(), leaves: 2, awaySeconds: 14, copies: 1 }];

/** What every {@link SignalLog} promises. */
export const signalLogContract = contract('SignalLog', (it) => {
  it('keeps what was counted, and nothing of a transaction that throws', async (subject) => {
    const { id: attemptId } = await givenAttempt(subject);
    const { signals } = subject.stores;
    await undone(subject, (tx) => tx.signals.begin(attemptId, A_DAY));
    await expect(signals.find(attemptId)).resolves.toBeNull();
    await subject.run((tx) => tx.signals.begin(attemptId, A_DAY));
    const begun = { attemptId, beganAt: A_DAY, pages: [] };
    await expect(signals.find(attemptId)).resolves.toEqual(begun);
    const kept = { ...begun, pages: PAGES };
    await subject.run(async (tx) => {
      await expect(tx.signals.lock(attemptId)).resolves.toEqual(begun);
      await tx.signals.save(kept);
    });
    await expect(signals.find(attemptId)).resolves.toEqual(kept);
  });

  it('keeps none of a test that was begun without', async (subject) => {
    const { id: attemptId } = await givenAttempt(subject);
    await subject.run((tx) => tx.signals.save({ attemptId, beganAt: A_DAY, pages: PAGES }));
    await expect(subject.stores.signals.find(attemptId)).resolves.toBeNull();
  });

  it('forgets those of a student who is forgotten', async (subject) => {
    const { id, studentId } = await givenAttempt(subject);
    await subject.run((tx) => tx.signals.begin(id, A_DAY));
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.signals.find(id)).resolves.toBeNull();
  });
});
