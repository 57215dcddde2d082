import type { FieldErrors } from '../kernel/errors.js';
import { optional, validEmail } from '../kernel/text-rules.js';
import { figuresOutOfLimits, POLICY_LIMITS, type Policy } from './policy.js';

/** What an owner types; the figures may be anything. */
export type SettingsForm = Readonly<Record<keyof Policy, unknown>> & {
  readonly companyInbox: string;
};

export type SettingsField = keyof SettingsForm;

const INDIAN = new Intl.NumberFormat('en-IN');
const SECONDS_PER_MINUTE = 60;

const limitsOf = (name: keyof Policy): readonly [least: string, most: string] => {
  const [least, most] = POLICY_LIMITS[name];
  return [INDIAN.format(least), INDIAN.format(most)];
};

const between = (name: keyof Policy, what: string): string => {
  const [least, most] = limitsOf(name);
  return `Please enter ${what} from ${least} to ${most}.`;
};

const MESSAGES: Readonly<Record<keyof Policy, string>> = {
  feeRupees: between('feeRupees', 'whole rupees'),
  timeLimitSeconds: `Please enter a time of at most ${POLICY_LIMITS.timeLimitSeconds[1] / SECONDS_PER_MINUTE} minutes, in whole seconds.`,
  passPercent: between('passPercent', 'a whole percentage'),
  totalAttempts: between('totalAttempts', 'a whole number'),
  questionsPerTest: between('questionsPerTest', 'a whole number'),
  offerDays: between('offerDays', 'whole days'),
};

export function validateSettings(form: SettingsForm): FieldErrors<SettingsField> {
  const errors: FieldErrors<SettingsField> = {};
  for (const name of figuresOutOfLimits(form)) errors[name] = MESSAGES[name];
  const ofInbox = optional(validEmail)(form.companyInbox);
  if (ofInbox) errors.companyInbox = ofInbox;
  return errors;
}
