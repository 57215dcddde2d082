import { indianDayAfter, indianWeekday, startOfIndianDay } from '../kernel/indian-day.js';
import { secondsAfter } from '../kernel/time.js';
import type { ContactMessage } from './contact-message.js';

const DAY_SECONDS = 24 * 60 * 60;

/** The weekday without answers, from 0, Sunday; the same as on the contact page. Public holidays are not known. */
export const CLOSED_WEEKDAY = 0;

type Received = Pick<ContactMessage, 'createdAt' | 'dueAt'>;

const isClosed = (moment: Date): boolean => indianWeekday(moment) === CLOSED_WEEKDAY;

/** The moment after 24 hours, without the hours of closed days. */
function workingDayAfter(moment: Date): Date {
  const opening = isClosed(moment) ? startOfIndianDay(indianDayAfter(moment, 1)) : null;
  const due = secondsAfter(opening ?? moment, DAY_SECONDS);
  return isClosed(due) ? secondsAfter(due, DAY_SECONDS) : due;
}

/** When a message must be answered: within 24 hours on working days, as the contact page promises; a grievance has its
 * own date. */
export const answerBy = ({ createdAt, dueAt }: Received): Date =>
  dueAt ?? workingDayAfter(createdAt);

export const isLate = (message: Received, now: Date): boolean => now > answerBy(message);
