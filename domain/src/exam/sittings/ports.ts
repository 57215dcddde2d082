import type { Attempt } from '../attempt.js';
import type { Admission, Entry } from './admission.js';
import type { SupervisedSitting } from './supervised-sitting.js';

export type Incident = {
  readonly id: string;
  readonly sittingId: string;
  /** Null if it concerns the whole room. */
  readonly studentId: string | null;
  readonly text: string;
  readonly adminId: string;
  readonly at: Date;
};

export type Expected = { readonly email: string; readonly isFeeWaived: boolean };

export type SittingRepository = {
  /** Stores a new or a changed sitting. */
  save(sitting: SupervisedSitting): Promise<void>;
  /** If locked, it can't change until the transaction ends; the lock comes before those of students. */
  find(id: string, lock?: 'locked'): Promise<SupervisedSitting | null>;
  /** The sittings that are not over, closed or withdrawn. */
  listUnended(now: Date): Promise<readonly SupervisedSitting[]>;
  /** Adds addresses to the list. @returns those that were not on it */
  expect(sittingId: string, emails: readonly string[]): Promise<readonly Expected[]>;
  expected(sittingId: string): Promise<readonly Expected[]>;
  /** Waives the fee for all who are on the list now. @returns those for whom it was not waived before */
  waiveFees(sittingId: string): Promise<readonly Expected[]>;
  /** The student's entries into sittings that are not closed or withdrawn, newest first. If locked, the sittings can't
   * change until the transaction ends; the lock comes before that of the student. */
  entriesOf(studentId: string, lock?: 'locked'): Promise<readonly Entry[]>;
  /** Those that fit, oldest first. */
  admissions(
    which: Partial<Omit<Admission, 'decidedAt' | 'adminId'>>,
  ): Promise<readonly Admission[]>;
  /** Stores a new or a changed admission; a device of a student has one in a sitting. */
  saveAdmission(admission: Admission): Promise<void>;
  addIncident(incident: Incident): Promise<void>;
  attemptsIn(sittingId: string): Promise<readonly Pick<Attempt, 'id' | 'studentId' | 'state'>[]>;
  /** Removes an erased student's admissions and incidents, and the addresses from all lists. */
  removeOf(studentId: string, emails: readonly string[]): Promise<void>;
};
