import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ConnectionGap } from '../../exam/connection-gap.js';
import { secondsAfter } from '../../kernel/time.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

const aGap = (attemptId: string, parts: Partial<ConnectionGap> = {}): ConnectionGap => ({
  ...{ attemptId, sessionId: randomUUID(), from: A_DAY, to: secondsAfter(A_DAY, 240) },
  ...{ failures: 9, isConfirmed: true },
  ...parts,
});

const add = (subject: StoresUnderTest, gap: ConnectionGap) => subject.run((tx) => tx.gaps.add(gap));

/** What every {@link GapLog} promises. */
export const gapLogContract = contract('GapLog', (it) => {
  it('keeps gaps in order, and nothing of a transaction that throws', async (subject) => {
    const { id } = await givenAttempt(subject);
    const second = aGap(id, { from: secondsAfter(A_DAY, 60), isConfirmed: false });
    const first = aGap(id, { sessionId: null });
    for (const gap of [second, first]) await add(subject, gap);
    await undone(subject, (tx) => tx.gaps.add(aGap(id)));
    await expect(subject.stores.gaps.ofAttempt(id)).resolves.toEqual([first, second]);
    await expect(subject.stores.gaps.ofAttempt(randomUUID())).resolves.toEqual([]);
  });

  it('keeps that of one session from one moment once, as it was told first', async (subject) => {
    const { id } = await givenAttempt(subject);
    const gap = aGap(id);
    await add(subject, gap);
    await add(subject, { ...gap, failures: 12 });
    await expect(subject.stores.gaps.ofAttempt(id)).resolves.toEqual([gap]);
  });

  it('knows of no silence of a session that never spoke', async (subject) => {
    const { id } = await givenAttempt(subject);
    await expect(subject.stores.gaps.silenceOf(id, null)).resolves.toBeNull();
  });

  it('forgets those of a student who is forgotten', async (subject) => {
    const { id, studentId } = await givenAttempt(subject);
    await add(subject, aGap(id));
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.gaps.ofAttempt(id)).resolves.toEqual([]);
  });
});
