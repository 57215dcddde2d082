import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { submitted } from '../an-attempt.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { overlapping } from './transactions.js';

async function givenResult(subject: StoresUnderTest) {
  const open = await givenAttempt(subject);
  const ending = aClosedAttempt(submitted(open));
  await subject.run((tx) => tx.attempts.close(ending));
  return { open, result: ending.result };
}

/** What attempts and results promise when an admin changes an attempt. */
export const withdrawingResultsContract = contract('attempts that an admin changes', (it) => {
  it('keep their state, deadline and end, and nothing else', async (subject) => {
    const open = await givenAttempt(subject);
    const deadline = secondsAfter(open.deadline, 60);
    const changes = { deadline, addedSeconds: 60, state: 'void', closedAt: deadline } as const;
    const after = { ...open, ...changes };
    await subject.run((tx) => tx.attempts.save({ ...after, domain: 'hr' }));
    await expect(subject.stores.attempts.find(open.id)).resolves.toEqual(after);
  });

  it('are one open one a student, also when one is opened again', async (subject) => {
    const { open } = await givenResult(subject);
    await givenAttempt(subject, { studentId: open.studentId });
    await expect(subject.run((tx) => tx.attempts.save(open))).rejects.toThrow();
  });

  it('are listed while they are open, of one domain if it is named', async (subject) => {
    const [hr, devops] = [
      await givenAttempt(subject, { domain: 'hr' }),
      await givenAttempt(subject, { domain: 'devops' }),
    ];
    const { open: closed } = await givenResult(subject);
    const { listOpen } = subject.stores.attempts;
    expect(await listOpen(null)).toEqual(expect.arrayContaining([hr.id, devops.id]));
    expect(await listOpen(null)).not.toContain(closed.id);
    expect(await listOpen('hr')).toContain(hr.id);
    expect(await listOpen('hr')).not.toContain(devops.id);
  });

  it('lose their result, which is answered whole, once', async (subject) => {
    const { result } = await givenResult(subject);
    const withdraw = () => subject.run((tx) => tx.results.withdraw(result.id));
    await expect(withdraw()).resolves.toEqual(result);
    await expect(subject.stores.results.find(result.id)).resolves.toBeNull();
    await expect(withdraw()).resolves.toBeNull();
  });

  it('lose it only as long as their student has not opened it', async (subject) => {
    const [{ result }, { result: other }] = [
      await givenResult(subject),
      await givenResult(subject),
    ];
    const withdraw = (id: string) => subject.run((tx) => tx.results.withdrawUnopened(id));
    const { open } = subject.stores.results;
    await expect(open(result.id, result.studentId)).resolves.toEqual(result);
    await expect(open(result.id, result.studentId)).resolves.toEqual(result);
    await expect(open(other.id, randomUUID())).resolves.toBeNull();
    await expect(open(randomUUID(), result.studentId)).resolves.toBeNull();
    await expect(withdraw(result.id)).resolves.toBeNull();
    await expect(withdraw(other.id)).resolves.toEqual(other);
    await expect(subject.stores.results.find(result.id)).resolves.toEqual(result);
  });

  it('lose it or have it opened, of two at once', async (subject) => {
    const { result } = await givenResult(subject);
    const [withdrawn, opened] = await overlapping(
      subject,
      (tx) => tx.results.withdrawUnopened(result.id),
      (tx) => tx.results.open(result.id, result.studentId),
    );
    expect(withdrawn).toMatchObject({ status: 'fulfilled', value: result });
    expect(opened).toMatchObject({ status: 'fulfilled', value: null });
    await expect(subject.stores.results.find(result.id)).resolves.toBeNull();
  });
});
