import { InvalidInput } from '../kernel/errors.js';
import { DAY_MS } from '../kernel/indian-day.js';
import type { Policy, Settings } from './policy.js';

export type ChangeRecord = {
  readonly version: number;
  readonly figures: Partial<Policy>;
  /** The new inbox of the company; null if it stays. */
  readonly companyInbox: string | null;
  readonly effectiveAt: Date;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly reason: string;
  readonly takenBackAt: Date | null;
  readonly takenBackBy: string | null;
};

/** The part of a scheduled change that the settings take over. */
export type DueChange = Pick<ChangeRecord, 'version' | 'figures'>;

/** Whether a student agrees to some of these figures; the time to answer an offer is not among those. */
export const isOfTerms = (figures: Partial<Policy>): boolean =>
  Object.keys(figures).some((name) => name !== 'offerDays');

/** The settings with the changes that have taken effect since they were saved, by date. */
export const withDueChanges = (saved: Settings, due: readonly DueChange[]): Settings =>
  due.reduce<Settings>(
    (settings, { version, figures }) => ({
      ...settings,
      policy: { ...settings.policy, ...figures },
      termsVersion: isOfTerms(figures) ? version : settings.termsVersion,
    }),
    saved,
  );

export const isScheduled = (
  { effectiveAt, takenBackAt }: Pick<ChangeRecord, 'effectiveAt' | 'takenBackAt'>,
  now: Date,
): boolean => takenBackAt === null && effectiveAt > now;

const MOST_DAYS_AHEAD = 366;

/** @throws InvalidInput for a date that has passed, or is more than a year away */
export function checkedDate(effectiveAt: Date, now: Date): Date {
  const ahead = effectiveAt.getTime() - now.getTime();
  if (ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS) return effectiveAt;
  throw new InvalidInput({ effectiveAt: 'Please choose a time from now on, within a year.' });
}
