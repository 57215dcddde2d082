import { randomUUID } from 'node:crypto';
import type { Interview, InterviewSlot } from '../applications/interviews/interview.js';
import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from './moments.js';

const HOUR = 3600;

/** A slot of a reviewer of its own, two hours after {@link A_DAY}. */
export const anInterviewSlot = (parts: Partial<InterviewSlot> = {}): InterviewSlot => ({
  id: randomUUID(),
  reviewerId: randomUUID(),
  reviewerName: 'meera',
  startsAt: secondsAfter(A_DAY, 2 * HOUR),
  endsAt: secondsAfter(A_DAY, 2.5 * HOUR),
  place: 'https://meet.example.com/asha',
  withdrawnAt: null,
  ...parts,
});

/** An interview that holds. */
export function anInterview(
  parts: Partial<Interview> & Pick<Interview, 'applicationId' | 'slotId'>,
): Interview {
  const id = randomUUID();
  return {
    ...{ id, uid: id, sequence: 0, bookedAt: A_DAY, bookedBy: '' },
    ...{ endedAt: null, endedBy: '', ending: null },
    ...parts,
  };
}
