/** The figures that the company can change. An attempt keeps those of its start, an order its fee. */
export type Policy = {
  readonly feeRupees: number;
  readonly timeLimitSeconds: number;
  /** The share of right answers that passes, in percent. */
  readonly passPercent: number;
  readonly totalAttempts: number;
  readonly questionsPerTest: number;
  /** How many days an applicant usually has to answer an offer. */
  readonly offerDays: number;
};

/** The figures without a change (specification, section 9). */
export const DEFAULT_POLICY: Policy = {
  feeRupees: 500,
  timeLimitSeconds: 30 * 60,
  passPercent: 65,
  totalAttempts: 5,
  questionsPerTest: 10,
  offerDays: 7,
};

export const POLICY_LIMITS: Readonly<Record<keyof Policy, readonly [least: number, most: number]>> =
  {
    feeRupees: [1, 100_000],
    timeLimitSeconds: [1, 4 * 60 * 60],
    passPercent: [1, 100],
    totalAttempts: [1, 5],
    questionsPerTest: [1, 30],
    offerDays: [1, 90],
  };

export const MOST_ATTEMPTS_LEFT = 5;

export const CURRENCY = 'INR';

/** How many seconds after the deadline a submit still counts. */
export const SUBMIT_GRACE_SECONDS = 15;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_SECONDS = 10 * 60;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
/** The most codes of an account for one purpose within {@link CODE_WINDOW_SECONDS}. With 5 tries each, an attacker has
 * a chance of 50 in a million a day. */
export const CODES_PER_WINDOW = 10;
export const CODE_WINDOW_SECONDS = 24 * 60 * 60;

const isWithinLimits = (name: keyof Policy, figure: unknown): boolean => {
  const [least, most] = POLICY_LIMITS[name];
  return Number.isInteger(figure) && (figure as number) >= least && (figure as number) <= most;
};

export const figuresOutOfLimits = (
  figures: Readonly<Record<keyof Policy, unknown>>,
): readonly (keyof Policy)[] =>
  (Object.keys(POLICY_LIMITS) as (keyof Policy)[]).filter(
    (name) => !isWithinLimits(name, figures[name]),
  );

/** The default figures, replaced by stored ones. @throws RangeError if a figure is not a whole number within its limits
 * */
export function policyFrom(stored: Readonly<Partial<Record<keyof Policy, unknown>>>): Policy {
  const policy = { ...DEFAULT_POLICY, ...stored };
  const [name] = figuresOutOfLimits(policy);
  if (!name) return policy as Policy;
  const [least, most] = POLICY_LIMITS[name];
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}`);
}

export type Settings = {
  readonly policy: Policy;
  /** The inbox for notifications to the company; empty: the configured one. */
  readonly companyInbox: string;
  /** Rises with every change. */
  readonly version: number;
  /** The version of the last change of the figures; 0 without one. */
  readonly termsVersion: number;
};
