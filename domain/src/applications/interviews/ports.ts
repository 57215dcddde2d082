import type { BookedInterview, Interview, InterviewSlot } from './interview.js';

/** Where slots and interviews are kept. Who changes those of an application holds its lock. */
export type InterviewRepository = {
  /** Holds a reviewer's slots against every other transaction that asks, until this one ends. */
  lockReviewer(reviewerId: string): Promise<void>;
  /** A reviewer's slots that hold and end after this moment. */
  slotsOf(reviewerId: string, after: Date): Promise<readonly InterviewSlot[]>;
  addSlot(slot: InterviewSlot): Promise<void>;
  withdrawSlot(slotId: string, at: Date): Promise<void>;
  /** Lets an application choose a slot; to say so twice is the same. */
  propose(slotId: string, applicationId: string, at: Date): Promise<void>;
  /** The slot, if it was proposed to this application, held until this transaction ends. */
  lockProposed(slotId: string, applicationId: string): Promise<InterviewSlot | null>;
  isTaken(slotId: string): Promise<boolean>;
  /** The interview of this application that holds, if there is one that begins after this moment. */
  comingOf(applicationId: string, now: Date): Promise<BookedInterview | null>;
  find(id: string): Promise<Interview | null>;
  /** Adds an interview that holds; of two with the same slot the second fails. */
  add(interview: Interview): Promise<void>;
  end(id: string, ended: Pick<Interview, 'endedAt' | 'endedBy' | 'ending'>): Promise<void>;
};
