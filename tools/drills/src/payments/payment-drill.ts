import type { PaymentHarness } from './payment-harness.js';

/** One thing that may go wrong with money, with the ledgers compared at the end. */
export type PaymentDrill = {
  readonly name: string;
  /** Whether each run has it, or the night alone. */
  readonly inEachRun?: true;
  /** Resolves with the promises that were broken, in words. */
  readonly play: (harness: PaymentHarness) => Promise<readonly string[]>;
};

const OK = 200;

/** The answers that are not as they should be, in words. */
export function findOddAnswers(words: string, statuses: readonly (number | null)[], expected = OK) {
  const odd = statuses.filter((status) => status !== expected);
  const kinds = [...new Set(odd.map((status) => status ?? 'none'))].join(', ');
  return odd.length === 0 ? [] : [`${odd.length} answers to ${words} were ${kinds}`];
}
