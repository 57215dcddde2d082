import { type Policy, POLICY_LIMITS, type Settings } from '../../settings/index.js';
import { FeeChanged, WrongAmount } from '../errors.js';

export type TermsShown = {
  /** In rupees. */
  readonly amount: number;
  /** The version of the figures, if the client names one. */
  readonly termsVersion?: number | undefined;
};

export type OrderTerms = {
  readonly id: string;
  readonly paymentId: string;
  /** The version that the page named; null without one. */
  readonly shownVersion: number | null;
  readonly termsVersion: number;
  readonly policy: Policy;
  readonly agreedAt: Date;
};

const mayHaveBeenFee = (amount: number): boolean => {
  const [least, most] = POLICY_LIMITS.feeRupees;
  return Number.isInteger(amount) && amount >= least && amount <= most;
};

/** Compares the terms on the page with those in force. @throws FeeChanged, WrongAmount for an amount that was never a
 * fee */
export function rejectOtherTerms({ amount, termsVersion }: TermsShown, due: Settings): void {
  if (!mayHaveBeenFee(amount)) throw new WrongAmount();
  const isOtherVersion = termsVersion !== undefined && termsVersion !== due.termsVersion;
  if (isOtherVersion || amount !== due.policy.feeRupees) throw new FeeChanged();
}

/** Whether the stored terms are the same; then they stay valid for the repeated order. */
export const isSameAgreement = (
  one: Omit<OrderTerms, 'id' | 'agreedAt'>,
  other: Omit<OrderTerms, 'id' | 'agreedAt'>,
): boolean =>
  one.shownVersion === other.shownVersion &&
  one.termsVersion === other.termsVersion &&
  (Object.keys(one.policy) as (keyof Policy)[]).every(
    (name) => one.policy[name] === other.policy[name],
  );
