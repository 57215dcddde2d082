import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Accommodation } from '../../exam/accommodation.js';
import { secondsAfter } from '../../kernel/time.js';
import { anAccommodation } from '../an-accommodation.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

async function given(subject: StoresUnderTest, parts: Partial<Accommodation> = {}) {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const one = anAccommodation({ ...parts, studentId });
  await subject.run((tx) => tx.accommodations.add(one));
  return one;
}

/** What every {@link AccommodationRepository} promises. */
export const accommodationRepositoryContract = contract('AccommodationRepository', (it) => {
  it('finds what was added, whole', async (subject) => {
    const one = await given(subject, { until: secondsAfter(A_DAY, 1), endedAt: A_DAY });
    await expect(subject.stores.accommodations.find(one.id)).resolves.toEqual(one);
  });

  it('keeps what is changed', async (subject) => {
    const one = await given(subject);
    const after = { ...one, minutesPerHour: 40, endedAt: A_DAY };
    await subject.run((tx) => tx.accommodations.save(after));
    await expect(subject.stores.accommodations.find(one.id)).resolves.toEqual(after);
  });

  it('lists those of one student, the newest first', async (subject) => {
    const older = await given(subject, { endedAt: A_DAY });
    const { studentId } = older;
    const newer = await given(subject, { studentId, createdAt: secondsAfter(A_DAY, 1) });
    await given(subject);
    const { listOf } = subject.stores.accommodations;
    await expect(listOf(studentId)).resolves.toEqual([newer, older]);
    await expect(listOf(randomUUID())).resolves.toEqual([]);
  });

  it('removes those of one student, and tells which', async (subject) => {
    const one = await given(subject);
    const others = await given(subject);
    expect(await subject.run((tx) => tx.accommodations.removeOf(one.studentId))).toEqual([one.id]);
    await expect(subject.stores.accommodations.find(one.id)).resolves.toBeNull();
    await expect(subject.stores.accommodations.find(others.id)).resolves.toEqual(others);
  });
});
