import type { Interview } from '../../applications/interviews/interview.js';
import type { InterviewRepository } from '../../applications/interviews/ports.js';
import { answer, rejectDuplicate, type TablesNow } from './tables.js';

const keyOf = (slotId: string, applicationId: string): string => `${slotId} ${applicationId}`;

/** Slots and interviews in memory. */
export function inMemoryInterviews(now: TablesNow): InterviewRepository {
  const holding = (is: (one: Interview) => boolean) =>
    [...now().interviews.values()].filter((one) => one.ending === null && is(one));
  const slotOf = (id: string) => now().interviewSlots.get(id) ?? null;
  return {
    // Transactions run one at a time.
    lockReviewer: () => answer(() => undefined),
    slotsOf: (reviewer, after) =>
      answer(() =>
        [...now().interviewSlots.values()]
          .filter(({ reviewerId, withdrawnAt }) => reviewerId === reviewer && !withdrawnAt)
          .filter(({ endsAt }) => endsAt > after)
          .sort((one, other) => Number(one.startsAt) - Number(other.startsAt)),
      ),
    addSlot: (slot) => answer(() => void now().interviewSlots.set(slot.id, slot)),
    withdrawSlot: (id, at) =>
      answer(() => {
        const kept = slotOf(id);
        if (kept) now().interviewSlots.set(id, { ...kept, withdrawnAt: at });
      }),
    propose: (slotId, applicationId, at) =>
      answer(() => {
        const key = keyOf(slotId, applicationId);
        if (!now().interviewProposals.has(key)) {
          now().interviewProposals.set(key, { slotId, applicationId, at });
        }
      }),
    lockProposed: (slotId, applicationId) =>
      answer(() =>
        now().interviewProposals.has(keyOf(slotId, applicationId)) ? slotOf(slotId) : null,
      ),
    isTaken: (wanted) => answer(() => holding(({ slotId }) => slotId === wanted).length > 0),
    comingOf: (application, after) =>
      answer(() => {
        const [coming] = holding(({ applicationId }) => applicationId === application)
          .map((one) => ({ ...one, slot: slotOf(one.slotId)! }))
          .filter(({ slot }) => slot.startsAt > after);
        return coming ?? null;
      }),
    find: (id) => answer(() => now().interviews.get(id) ?? null),
    add: (interview) =>
      answer(() => {
        const isTaken = holding(({ slotId }) => slotId === interview.slotId).length > 0;
        rejectDuplicate(isTaken, 'interview of a slot');
        now().interviews.set(interview.id, interview);
      }),
    end: (id, ended) =>
      answer(() => {
        const kept = now().interviews.get(id);
        if (kept) now().interviews.set(id, { ...kept, ...ended });
      }),
  };
}
