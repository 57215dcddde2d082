import type { ResultSummary } from '../result.js';

const isBetter = (one: ResultSummary, other: ResultSummary): boolean =>
  one.passed === other.passed ? one.percentage > other.percentage : one.passed;

/** The best result of each domain; the newest of equals. A result that does not count is ignored. @param results newest
 * first */
export function bestResults(results: readonly ResultSummary[]): readonly ResultSummary[] {
  const best = new Map<string, ResultSummary>();
  for (const result of results.filter(({ isVoid }) => !isVoid)) {
    const known = best.get(result.domain);
    if (!known || isBetter(result, known)) best.set(result.domain, result);
  }
  return [...best.values()];
}
