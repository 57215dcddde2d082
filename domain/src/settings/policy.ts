/** The figures that the business may change. An attempt keeps those it began with, an order its fee. */
export type Policy = {
  readonly feeRupees: number;
  readonly timeLimitSeconds: number;
  /** The share of correct answers from which a test is passed, in percent. */
  readonly passPercent: number;
  readonly totalAttempts: number;
  readonly questionsPerTest: number;
  /** How many days an applicant usually has to answer an offer. */
  readonly offerDays: number;
};

/** What holds until the business decides otherwise (specification, section 9). */
export const DEFAULT_POLICY: Policy = {
  feeRupees: 500,
  timeLimitSeconds: 30 * 60,
  passPercent: 65,
  totalAttempts: 5,
  questionsPerTest: 10,
  offerDays: 7,
};

/** The least and the most that each figure may be. */
export const POLICY_LIMITS: Readonly<Record<keyof Policy, readonly [least: number, most: number]>> =
  {
    feeRupees: [1, 100_000],
    timeLimitSeconds: [1, 4 * 60 * 60],
    passPercent: [1, 100],
    totalAttempts: [1, 5],
    questionsPerTest: [1, 30],
    offerDays: [1, 90],
  };

/** How many attempts a student can have left at most. */
export const MOST_ATTEMPTS_LEFT = 5;

export const CURRENCY = 'INR';

/** How late after the deadline a submit may arrive and still count, in seconds. */
export const SUBMIT_GRACE_SECONDS = 15;

export const CODE_LENGTH = 6;
/** How long a verification code holds, in seconds. */
export const CODE_LIFETIME_SECONDS = 10 * 60;
export const CODE_TRIES = 5;
/** How long to wait before another code may be asked for, in seconds. */
export const CODE_RESEND_SECONDS = 60;
/** How many codes an account may be sent for one purpose within {@link CODE_WINDOW_SECONDS}. With 5
 * tries each, somebody who guesses all day has a chance of 50 in a million. */
export const CODES_PER_WINDOW = 10;
/** How long codes are counted together, in seconds. */
export const CODE_WINDOW_SECONDS = 24 * 60 * 60;

const isWithinLimits = (name: keyof Policy, figure: unknown): boolean => {
  const [least, most] = POLICY_LIMITS[name];
  return Number.isInteger(figure) && (figure as number) >= least && (figure as number) <= most;
};

/** The names of the figures that are not whole numbers within their limits. */
export const figuresOutOfLimits = (
  figures: Readonly<Record<keyof Policy, unknown>>,
): readonly (keyof Policy)[] =>
  (Object.keys(POLICY_LIMITS) as (keyof Policy)[]).filter(
    (name) => !isWithinLimits(name, figures[name]),
  );

/** Overlays stored figures on the defaults. @throws RangeError if a figure is not a whole number
 * within its limits */
export function policyFrom(stored: Readonly<Partial<Record<keyof Policy, unknown>>>): Policy {
  const policy = { ...DEFAULT_POLICY, ...stored };
  const [name] = figuresOutOfLimits(policy);
  if (!name) return policy as Policy;
  const [least, most] = POLICY_LIMITS[name];
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}`);
}

export type Settings = {
  readonly policy: Policy;
  /** Where notifications to the company go; empty: where the configuration says. */
  readonly companyInbox: string;
  /** Rises with every change. */
  readonly version: number;
  /** The version of the change that made the figures what they are; 0 if none did. */
  readonly termsVersion: number;
};
