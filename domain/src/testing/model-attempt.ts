import { expect } from '@jest/globals';
import type { Answers, Attempt } from '../exam/attempt.js';
import type { OptionKey } from '../questions/question.js';
import type { Tables } from './in-memory/tables.js';

/** A chosen option, or none. */
export type Option = OptionKey | null;

export type ModelAttempt = { readonly served: Attempt; answers: Answers; state: 'open' | 'closed' };

/** The answers without the choices that were taken back. */
export const given = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, option]) => option !== null));

export const choicesOf = ({ served }: ModelAttempt, options: readonly Option[]): Answers =>
  Object.fromEntries(
    served.questions.slice(0, options.length).map(({ id }, number) => [id, options[number]!]),
  );

/** Expects the attempt, and its result once it is closed, to be kept as the rules say. */
export function expectKept({ served, answers, state }: ModelAttempt, tables: Tables): void {
  const { id, deadline, questions, startedAt } = served;
  const attempt = tables.attempts.get(id)!;
  expect(attempt).toMatchObject({ deadline, questions, startedAt, answers });
  expect(attempt.state === 'open').toBe(state === 'open');
  const result = tables.results.get(id);
  expect(result === undefined).toBe(state === 'open');
  if (!result) return;
  const chosen = result.questions.map((one) => [one._id, one.selectedOption] as const);
  expect(given(Object.fromEntries(chosen))).toEqual(given(answers));
  expect(result.timeTaken * 1000).toBeLessThanOrEqual(Number(deadline) - Number(startedAt));
  const right = questions.filter((question) => answers[question.id] === question.correctOption);
  expect(result.score).toBe(right.length);
}
