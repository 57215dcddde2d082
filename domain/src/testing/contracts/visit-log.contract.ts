import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { contract } from './stores-under-test.js';

const DAY = 24 * 60 * 60;
/** So long ago that a test finds its own only. */
const LONG_AGO = new Date('1990-01-01T00:00:00.000Z');
const MANY = 1_000;

/** What every {@link VisitLog} promises. */
export const visitLogContract = contract('VisitLog', (it) => {
  it('notes when an account was used, and takes a warning back', async (subject) => {
    const studentId = randomUUID();
    await subject.run((tx) => tx.visits.note(studentId, LONG_AGO));
    await subject.run((tx) => tx.visits.warn(studentId, secondsAfter(LONG_AGO, DAY)));
    const warned = { studentId, lastSeenAt: LONG_AGO, warnedAt: secondsAfter(LONG_AGO, DAY) };
    await expect(subject.stores.visits.find(studentId)).resolves.toEqual(warned);
    const later = secondsAfter(LONG_AGO, 2 * DAY);
    await subject.run((tx) => tx.visits.note(studentId, later));
    const seen = { studentId, lastSeenAt: later, warnedAt: null };
    await expect(subject.stores.visits.find(studentId)).resolves.toEqual(seen);
  });

  it('finds those not used since a moment, longest first, and those warned before one', async (subject) => {
    const [first, second]: readonly [string, string] = [randomUUID(), randomUUID()];
    await subject.run(async (tx) => {
      await tx.visits.note(second, secondsAfter(LONG_AGO, 1));
      await tx.visits.note(first, LONG_AGO);
    });
    const idsOf = async (visits: Promise<readonly { studentId: string }[]>) =>
      (await visits).map(({ studentId }) => studentId).filter((id) => [first, second].includes(id));
    const unwarned = (moment: Date) => idsOf(subject.stores.visits.unwarnedSince(moment, MANY));
    expect(await unwarned(secondsAfter(LONG_AGO, 2))).toEqual([first, second]);
    expect(await unwarned(secondsAfter(LONG_AGO, 1))).toEqual([first]);
    await subject.run((tx) => tx.visits.warn(first, LONG_AGO));
    expect(await unwarned(secondsAfter(LONG_AGO, 2))).toEqual([second]);
    const warned = (moment: Date) => idsOf(subject.stores.visits.warnedBefore(moment, MANY));
    expect(await warned(secondsAfter(LONG_AGO, 1))).toEqual([first]);
    expect(await warned(LONG_AGO)).toEqual([]);
  });

  it('forgets an account', async (subject) => {
    const studentId = randomUUID();
    await subject.run((tx) => tx.visits.note(studentId, LONG_AGO));
    await subject.run((tx) => tx.visits.removeOf(studentId));
    await expect(subject.stores.visits.find(studentId)).resolves.toBeNull();
  });
});
