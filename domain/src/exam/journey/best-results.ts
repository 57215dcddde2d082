import type { ResultSummary } from '../result.js';

const isBetter = (one: ResultSummary, other: ResultSummary): boolean =>
  one.passed === other.passed ? one.percentage > other.percentage : one.passed;

/** The best result in each domain, of results from the newest to the oldest; the newest of equals.
 * One that does not count is none of them. */
export function bestResults(results: readonly ResultSummary[]): readonly ResultSummary[] {
  const best = new Map<string, ResultSummary>();
  for (const result of results.filter(({ isVoid }) => !isVoid)) {
    const known = best.get(result.domain);
    if (!known || isBetter(result, known)) best.set(result.domain, result);
  }
  return [...best.values()];
}
