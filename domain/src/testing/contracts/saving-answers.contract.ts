import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Answers } from '../../exam/attempt.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { submitted } from '../an-attempt.js';
import { givenAttempt } from './givens.js';
import type { StoreTest, StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

const save = (subject: StoresUnderTest, id: string, answers: Answers): Promise<boolean> =>
  subject.run((tx) => tx.attempts.saveAnswers(id, answers));

const answersOf = async ({ stores }: StoresUnderTest, id: string) =>
  (await stores.attempts.find(id))?.answers;

async function givenQuestions(subject: StoresUnderTest) {
  const attempt = await givenAttempt(subject);
  const [one, other] = attempt.questions.map(({ id }) => id) as [string, string];
  return { attempt, id: attempt.id, one, other };
}

function overlaying(it: StoreTest): void {
  it('lays answers over the saved ones', async (subject) => {
    const { id, one, other } = await givenQuestions(subject);
    await expect(save(subject, id, { [one]: 'a' })).resolves.toBe(true);
    await expect(save(subject, id, { [other]: 'b' })).resolves.toBe(true);
    await expect(save(subject, id, { [one]: 'c' })).resolves.toBe(true);
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'c', [other]: 'b' });
  });

  it('keeps a choice that was taken back as null', async (subject) => {
    const { id, one, other } = await givenQuestions(subject);
    await save(subject, id, { [one]: 'a', [other]: 'b' });
    await save(subject, id, { [one]: null });
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: null, [other]: 'b' });
  });

  it('changes nothing by saving no answers', async (subject) => {
    const { id, one } = await givenQuestions(subject);
    await save(subject, id, { [one]: 'a' });
    await expect(save(subject, id, {})).resolves.toBe(true);
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'a' });
  });
}

function refusing(it: StoreTest): void {
  it('answers false for a closed attempt, and changes nothing', async (subject) => {
    const { attempt, id, one } = await givenQuestions(subject);
    const closed = submitted(attempt, { answers: { [one]: 'a' } });
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(closed)));
    await expect(save(subject, id, { [one]: 'b' })).resolves.toBe(false);
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'a' });
  });

  it('answers false for an attempt that does not exist', (subject) =>
    expect(save(subject, randomUUID(), {})).resolves.toBe(false));

  it('answers false while another transaction closes the attempt', async (subject) => {
    const { attempt, id, one } = await givenQuestions(subject);
    const [, saved] = await overlapping(
      subject,
      (tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))),
      (tx) => tx.attempts.saveAnswers(id, { [one]: 'b' }),
    );
    expect(saved).toEqual(fulfilled(false));
    await expect(answersOf(subject, id)).resolves.toEqual({});
  });

  it('keeps the answers of two transactions that save at once', async (subject) => {
    const { id, one, other } = await givenQuestions(subject);
    await overlapping(
      subject,
      (tx) => tx.attempts.saveAnswers(id, { [one]: 'a' }),
      (tx) => tx.attempts.saveAnswers(id, { [other]: 'b' }),
    );
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'a', [other]: 'b' });
  });
}

export function savingAnswers(it: StoreTest): void {
  overlaying(it);
  refusing(it);
}
