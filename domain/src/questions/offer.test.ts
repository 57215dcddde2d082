import { describe, expect, it } from '@jest/globals';
import { DEFAULT_POLICY } from '../settings/policy.js';
import { questionsOf } from '../testing/a-question.js';
import { aTestContext } from '../testing/a-test-context.js';
import type { StoredQuestion } from './question.js';
import { checkFigures, domainsClosedBy, isAnyOffered, isOffered, leastLive } from './offer.js';

const policyOf = (questionsPerTest: number) =>
  Promise.resolve({ ...DEFAULT_POLICY, questionsPerTest });

const live = (count: number) =>
  questionsOf('hr', count).map((question) => ({ ...question, live: true }));

describe('A domain', () => {
  it('is offered from three tests’ worth of live questions on', () => {
    expect(leastLive(DEFAULT_POLICY)).toBe(30);
    expect([29, 30].map((count) => isOffered(count, DEFAULT_POLICY))).toEqual([false, true]);
    expect(isOffered(15, { questionsPerTest: 5 })).toBe(true);
    const banks = [{}, { hr: 29 }, { devops: 29, hr: 30 }];
    expect(banks.map((one) => isAnyOffered(one, DEFAULT_POLICY))).toEqual([false, false, true]);
  });

  const kept = live(30);
  const [first] = kept;

  it.each<[string, number, StoredQuestion[], string[]]>([
    ['a question that is retired', 30, [{ ...first!, live: false }], ['hr']],
    ['a question that moves', 30, [{ ...first!, domain: 'devops' }], ['hr']],
    ['new words', 30, [{ ...first!, question: 'Why?' }], []],
    ['a new question', 30, live(1), []],
    ['a retired question, if it was not offered', 29, [{ ...first!, live: false }], []],
  ])('may lose its offer by %s', (_, count, coming, closed) => {
    const before = kept.slice(0, count);
    expect(domainsClosedBy({ hr: count }, { kept: before, coming }, DEFAULT_POLICY)).toEqual(
      closed,
    );
  });

  it.each([
    [9, 10, false],
    [10, 11, true],
    [11, 12, false],
  ])('with 30 questions is closed if tests of %d get %d: %s', async (now, next, isClosed) => {
    const { unitOfWork } = await aTestContext();
    unitOfWork.seedQuestions(kept);
    const policy = { ...unitOfWork.stores.policy, current: () => policyOf(now) };
    const { reject } = checkFigures({ ...unitOfWork.stores, policy });
    const policyOfNext = await policyOf(next);
    await expect(reject(policyOfNext, true)).resolves.toBeUndefined();
    const rejected = expect(reject(policyOfNext, false));
    await (isClosed
      ? rejected.rejects.toThrow('fewer than 33')
      : rejected.resolves.toBeUndefined());
  });
});
