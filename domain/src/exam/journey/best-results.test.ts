import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aResult } from '../../testing/a-result.js';
import { bestResults } from './best-results.js';

const results = fc
  .array(
    fc.record({
      domain: fc.constantFrom('hr', 'devops', 'data science'),
      percentage: fc.constantFrom(0, 40, 70, 100),
      passed: fc.boolean(),
    }),
  )
  .map((all) => all.map((parts) => aResult(parts)));

describe('the best result in each domain', () => {
  it('is one of that domain which no other beats, a pass before a fail', () => {
    fc.assert(
      fc.property(results, (all) => {
        const best = bestResults(all);
        expect(best.map(({ domain }) => domain).sort()).toEqual(
          [...new Set(all.map(({ domain }) => domain))].sort(),
        );
        for (const { domain, passed, percentage } of best) {
          const rivals = all.filter((one) => one.domain === domain);
          if (rivals.some((one) => one.passed)) expect(passed).toBe(true);
          const same = rivals.filter((one) => one.passed === passed);
          expect(percentage).toBe(Math.max(...same.map((one) => one.percentage)));
        }
      }),
    );
  });

  it('is never one that does not count, however high', () => {
    const parts = { domain: 'hr', passed: false } as const;
    const voided = aResult({ ...parts, percentage: 67, isVoid: true });
    const counted = aResult({ ...parts, percentage: 60 });
    expect(bestResults([voided, counted])).toEqual([counted]);
    expect(bestResults([voided])).toEqual([]);
  });

  it('is the newest of equal ones', () => {
    const [newest, older] = [aResult({ domain: 'hr' }), aResult({ domain: 'hr' })];
    expect(bestResults([newest, older])).toEqual([newest]);
  });
});
