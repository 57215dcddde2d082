import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Intervention } from '../../exam/intervention.js';
import { secondsAfter } from '../../kernel/time.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { submitted } from '../an-attempt.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

const anIntervention = (parts: Partial<Intervention> = {}): Intervention => ({
  id: randomUUID(),
  attemptId: randomUUID(),
  kind: 'extended',
  seconds: 600,
  reason: 'The power failed',
  adminId: randomUUID(),
  at: A_DAY,
  batchId: null,
  withdrawn: null,
  ...parts,
});

const add = (subject: StoresUnderTest, one: Intervention) =>
  subject.run((tx) => tx.interventions.add(one));

function keeping(it: StoreTest): void {
  it('keeps what was done, in order', async (subject) => {
    const { id: attemptId } = await givenAttempt(subject);
    const { result } = aClosedAttempt(submitted(await givenAttempt(subject)));
    const at = secondsAfter(A_DAY, 1);
    const later = anIntervention({ attemptId, kind: 'reopened', withdrawn: result, at });
    const first = anIntervention({ attemptId });
    for (const one of [later, first]) await expect(add(subject, one)).resolves.toBe(true);
    const { listOf } = subject.stores.interventions;
    await expect(listOf(attemptId)).resolves.toEqual([first, later]);
    await expect(listOf(randomUUID())).resolves.toEqual([]);
  });

  it('changes an attempt once for each batch, also in two transactions at once', async (subject) => {
    const [one, other] = [await givenAttempt(subject), await givenAttempt(subject)];
    const batchId = randomUUID();
    const of = (attemptId: string) => anIntervention({ attemptId, batchId });
    const both = await overlapping(
      subject,
      (tx) => tx.interventions.add(of(one.id)),
      (tx) => tx.interventions.add(of(one.id)),
    );
    expect(both).toEqual([fulfilled(true), fulfilled(false)]);
    await expect(add(subject, of(other.id))).resolves.toBe(true);
    await expect(subject.stores.interventions.listOf(one.id)).resolves.toHaveLength(1);
  });

  it('tells which attempts others have extended since a moment', async (subject) => {
    const given = [await givenAttempt(subject), await givenAttempt(subject)];
    const [own, other] = given.map(({ id }) => id) as [string, string];
    const batchId = randomUUID();
    const at = secondsAfter(A_DAY, 1);
    await add(subject, anIntervention({ attemptId: own }));
    await add(subject, anIntervention({ attemptId: own, batchId, at }));
    await add(subject, anIntervention({ attemptId: other, kind: 'reopened', at }));
    const { extendedSince } = subject.stores.interventions;
    const both = [own, other];
    await expect(extendedSince(both, A_DAY, randomUUID())).resolves.toEqual([own]);
    await expect(extendedSince(both, null, null)).resolves.toEqual([own]);
    await expect(extendedSince(both, A_DAY, batchId)).resolves.toEqual([]);
    await expect(extendedSince(both, at, null)).resolves.toEqual([]);
    await expect(extendedSince([other], null, null)).resolves.toEqual([]);
  });

  it('forgets what was done to the attempts of a student who is forgotten', async (subject) => {
    const { id: attemptId, studentId } = await givenAttempt(subject);
    await add(subject, anIntervention({ attemptId }));
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.interventions.listOf(attemptId)).resolves.toEqual([]);
  });

  it('takes announcements', async (subject) => {
    const said = {
      id: randomUUID(),
      domain: null,
      text: 'Hello',
      adminId: randomUUID(),
      at: A_DAY,
    };
    await subject.run((tx) => tx.interventions.announce(said));
  });
}

/** What every {@link InterventionLog} promises. */
export const interventionLogContract = contract('InterventionLog', keeping);
