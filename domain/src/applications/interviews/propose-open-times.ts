import type { Transaction } from '../../kernel/transaction.js';
import type { InterviewSlot } from './interview.js';
import type { ApplicationStores } from '../stores.js';

/** As many times as a mail names. */
const MOST_NAMED = 10;

/** The reviewer's open times that a mail names, the soonest first. */
export async function openTimesOf(
  tx: Transaction<ApplicationStores>,
  reviewerId: string,
): Promise<readonly InterviewSlot[]> {
  const coming = (await tx.interviews.slotsOf(reviewerId, tx.now))
    .filter(({ startsAt }) => startsAt > tx.now)
    .sort((one, other) => Number(one.startsAt) - Number(other.startsAt));
  const open: InterviewSlot[] = [];
  for (const slot of coming) {
    if (open.length === MOST_NAMED) break;
    if (!(await tx.interviews.isTaken(slot.id))) open.push(slot);
  }
  return open;
}

/** Lets an applicant choose among the reviewer's open times. Others are asked too: the first to choose
 * one has it. */
export async function proposeOpenTimes(
  tx: Transaction<ApplicationStores>,
  reviewerId: string,
  applicationId: string,
): Promise<readonly InterviewSlot[]> {
  await tx.interviews.lockReviewer(reviewerId);
  const open = await openTimesOf(tx, reviewerId);
  for (const { id } of open) await tx.interviews.propose(id, applicationId, tx.now);
  return open;
}
