import { InvalidInput } from '../kernel/errors.js';
import { DAY_MS, endOfIndianDay, indianDayAfter } from '../kernel/indian-day.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { Application } from './application.js';
import type { Stage } from './stages.js';

/** The last day to answer an offer may be so many days ahead. */
export const MOST_OFFER_DAYS = 90;

/** The last moment to answer an offer made now: the end of that day in India. @param day as "2026-01-31"; empty for the
 * usual one @throws InvalidInput */
export async function answerByOf(tx: Transaction<SettingsStores>, day: string): Promise<Date> {
  const { offerDays } = await tx.policy.current();
  const end = endOfIndianDay(day || indianDayAfter(tx.now, offerDays));
  const most = tx.now.getTime() + (MOST_OFFER_DAYS + 1) * DAY_MS;
  if (end && end >= tx.now && end.getTime() <= most) return end;
  throw new InvalidInput({
    answerBy: `Please choose a day from today on, at most ${MOST_OFFER_DAYS} days ahead.`,
  });
}

/** The last moment to answer an offer, if it were made now. @param day as "2026-01-31"; empty for the usual one @throws
 * InvalidInput */
export const offerUntil = (
  { unitOfWork }: Work<SettingsStores>,
  { day }: { readonly day: string },
): Promise<Date> => unitOfWork.run((tx) => answerByOf(tx, day));

type Answerable = Pick<Application, 'status' | 'answerBy'>;

/** Whether this is an offer whose last day is over. */
export const isOverdue = ({ status, answerBy }: Answerable, now: Date): boolean =>
  status === 'offered' && answerBy !== null && now > answerBy;

/** The stage that the applicant sees: an offer without an answer in time has lapsed. */
export const shownStage = (application: Answerable, now: Date): Stage | 'lapsed' =>
  isOverdue(application, now) ? 'lapsed' : application.status;
