import { describe, expect, it } from '@jest/globals';
import { DEFAULT_POLICY } from '../settings/policy.js';
import { questionsOf } from '../testing/a-question.js';
import { domainsClosedBy, domainsClosedByFigures, isOffered, leastLive } from './offer.js';

const live = (count: number) =>
  questionsOf('hr', count).map((question) => ({ ...question, live: true }));

describe('A domain', () => {
  it('is offered from three tests’ worth of live questions on', () => {
    expect(leastLive(DEFAULT_POLICY)).toBe(30);
    expect([29, 30].map((count) => isOffered(count, DEFAULT_POLICY))).toEqual([false, true]);
    expect(isOffered(15, { questionsPerTest: 5 })).toBe(true);
  });

  const kept = live(30);
  const [first] = kept;

  it.each([
    ['a question that is retired', [{ ...first!, live: false }], ['hr']],
    ['a question that moves to another domain', [{ ...first!, domain: 'devops' as const }], ['hr']],
    ['new words', [{ ...first!, question: 'Why?' }], []],
    ['a new question', live(1), []],
  ])('A domain may lose its offer by %s', (_, coming, closed) => {
    expect(domainsClosedBy({ hr: 30 }, { kept, coming }, DEFAULT_POLICY)).toEqual(closed);
  });

  it('A domain that is not offered anyway is closed by nothing', () => {
    const few = live(29);
    const coming = [{ ...few[0]!, live: false }];
    expect(domainsClosedBy({ hr: 29 }, { kept: few, coming }, DEFAULT_POLICY)).toEqual([]);
  });

  it('is closed by longer tests than it has questions for, unless it is closed already', () => {
    const closedBy = (now: number, next: number) =>
      domainsClosedByFigures({ hr: 30 }, { questionsPerTest: now }, { questionsPerTest: next });
    expect(closedBy(9, 10)).toEqual([]);
    expect(closedBy(10, 11)).toEqual(['hr']);
    expect(closedBy(11, 12)).toEqual([]);
  });
});
