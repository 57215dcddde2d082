import type { PaymentReport } from './reconciliation.js';
import type { PaymentHarness } from './payment-harness.js';

/** How much of everything there is. */
export type PaymentSizes = {
  readonly verifies: number;
  readonly kills: number;
  /** Over all ways in which they are run. */
  readonly races: number;
  /** Students each event of whom comes ten times. */
  readonly repeated: number;
  /** Students of whom proofs are forged. */
  readonly forged: number;
  /** Students who meet each fault of the provider. */
  readonly faults: number;
  /** Students whose webhooks are all lost. */
  readonly missed: number;
  /** Students whose events come in one moment. */
  readonly burst: number;
  /** Whether checks are waited for by the product's own times, which takes 15 minutes. */
  readonly isForReal: boolean;
  /** How late a slow provider answers. */
  readonly slowMs: number;
  /** Whether to wait for what takes minutes: a time-out, and the reconciliation's next round. */
  readonly isPatient: boolean;
};

export const FULL: PaymentSizes = {
  verifies: 500,
  kills: 10,
  races: 1_000,
  repeated: 20,
  forged: 20,
  faults: 20,
  missed: 2_000,
  burst: 300,
  isForReal: false,
  slowMs: 3_000,
  isPatient: true,
};

const IS_CORE = process.env.CORE_TESTS === '1';

export const SHORT: PaymentSizes = {
  verifies: IS_CORE ? 12 : 30,
  kills: 1,
  races: IS_CORE ? 5 : 25,
  repeated: IS_CORE ? 1 : 2,
  forged: IS_CORE ? 1 : 2,
  faults: IS_CORE ? 1 : 2,
  missed: IS_CORE ? 4 : 12,
  burst: IS_CORE ? 3 : 6,
  isForReal: false,
  slowMs: 1_000,
  isPatient: false,
};

/** One thing that may go wrong with money, with the ledgers at the end. */
export type PaymentDrill = {
  readonly name: string;
  /** What happens, as the table tells it. */
  readonly what: (sizes: PaymentSizes) => string;
  /** Whether the control breaks the promise, which shows that the ledgers would show it. */
  readonly bites?: true;
  readonly play: (harness: PaymentHarness, sizes: PaymentSizes) => Promise<PaymentReport>;
};

const OK = 200;

/** The answers that are not as they should be, in words. */
export function oddAnswers(words: string, statuses: readonly (number | null)[], expected = OK) {
  const odd = statuses.filter((status) => status !== expected);
  const kinds = [...new Set(odd.map((status) => status ?? 'none'))].join(', ');
  return odd.length === 0 ? [] : [`${odd.length} answers to ${words} were ${kinds}`];
}
