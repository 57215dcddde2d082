import type { Announcement, Intervention } from './intervention.js';

/** Where it is kept what was done to attempts, and what was said to those who sit them. */
export type InterventionLog = {
  /** False, and nothing is kept, if the same batch has changed the attempt before. */
  add(intervention: Intervention): Promise<boolean>;
  listOf(attemptId: string): Promise<readonly Intervention[]>;
  /** The ids of those that were extended after a moment, or ever, and not by this batch too. */
  extendedSince(
    attemptIds: readonly string[],
    moment: Date | null,
    batchId: string | null,
  ): Promise<readonly string[]>;
  announce(announcement: Announcement): Promise<void>;
};
