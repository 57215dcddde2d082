import type { Interview } from '../../applications/interviews/interview.js';
import type { InterviewRepository } from '../../applications/interviews/ports.js';
import { inMemory, rejectDuplicate, type TablesNow } from './tables.js';

const keyOf = (slotId: string, applicationId: string): string => `${slotId} ${applicationId}`;

/** Slots and interviews in memory. */
export function inMemoryInterviews(now: TablesNow) {
  const holding = (is: (one: Interview) => boolean) =>
    [...now().interviews.values()].filter((one) => one.ending === null && is(one));
  const slotOf = (id: string) => now().interviewSlots.get(id) ?? null;
  return inMemory<InterviewRepository>({
    // Transactions run one at a time.
    lockReviewer: () => undefined,
    slotsOf: (reviewer, after) =>
      [...now().interviewSlots.values()]
        .filter(({ reviewerId, withdrawnAt }) => reviewerId === reviewer && !withdrawnAt)
        .filter(({ endsAt }) => endsAt > after)
        .sort((one, other) => Number(one.startsAt) - Number(other.startsAt)),
    addSlot: (slot) => void now().interviewSlots.set(slot.id, slot),
    withdrawSlot(id, at) {
      const kept = slotOf(id);
      if (kept) now().interviewSlots.set(id, { ...kept, withdrawnAt: at });
    },
    propose(slotId, applicationId, at) {
      const key = keyOf(slotId, applicationId);
      if (!now().interviewProposals.has(key)) {
        now().interviewProposals.set(key, { slotId, applicationId, at });
      }
    },
    lockProposed: (slotId, applicationId) =>
      now().interviewProposals.has(keyOf(slotId, applicationId)) ? slotOf(slotId) : null,
    isTaken: (wanted) => holding(({ slotId }) => slotId === wanted).length > 0,
    comingOf(application, after) {
      const [coming] = holding(({ applicationId }) => applicationId === application)
        .map((one) => ({ ...one, slot: slotOf(one.slotId)! }))
        .filter(({ slot }) => slot.startsAt > after);
      return coming ?? null;
    },
    find: (id) => now().interviews.get(id) ?? null,
    add(interview) {
      const isTaken = holding(({ slotId }) => slotId === interview.slotId).length > 0;
      rejectDuplicate(isTaken, 'interview of a slot');
      now().interviews.set(interview.id, interview);
    },
    end(id, ended) {
      const kept = now().interviews.get(id);
      if (kept) now().interviews.set(id, { ...kept, ...ended });
    },
  });
}
