import type { Announcement, Intervention } from './intervention.js';

export type InterventionLog = {
  /** False, with nothing stored, if the same batch has already changed the attempt. */
  add(intervention: Intervention): Promise<boolean>;
  listOf(attemptId: string): Promise<readonly Intervention[]>;
  /** The ids of the attempts extended after a moment (or ever), except those that this batch has also extended. */
  extendedSince(
    attemptIds: readonly string[],
    moment: Date | null,
    batchId: string | null,
  ): Promise<readonly string[]>;
  announce(announcement: Announcement): Promise<void>;
};
