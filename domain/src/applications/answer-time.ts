import { secondsAfter } from '../kernel/time.js';
import type { ContactMessage } from './contact-message.js';

/** A little stricter than what the contact page promises, which counts working days. */
export const ANSWERED_WITHIN_SECONDS = 24 * 60 * 60;

type Received = Pick<ContactMessage, 'createdAt' | 'dueAt'>;

/** Until when a message is to be answered: a grievance has a day of its own. */
export const answerBy = ({ createdAt, dueAt }: Received): Date =>
  dueAt ?? secondsAfter(createdAt, ANSWERED_WITHIN_SECONDS);

/** Whether the answer to a message that waits is overdue. */
export const isLate = (message: Received, now: Date): boolean => now > answerBy(message);
