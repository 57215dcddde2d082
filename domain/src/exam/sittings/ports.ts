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
  add(sitting: SupervisedSitting): Promise<void>;
  save(sitting: SupervisedSitting): Promise<void>;
  find(id: string): Promise<SupervisedSitting | null>;
  findOfAttempt(attemptId: string): Promise<SupervisedSitting | null>;
  /** The same as {@link find}, locked until the transaction ends. The lock comes before those of students. */
  lock(id: string): Promise<SupervisedSitting | null>;
  /** The sittings that are not over, closed or withdrawn. */
  listUnended(now: Date): Promise<readonly SupervisedSitting[]>;
  /** Adds addresses to the list. @returns those that were not on it */
  expect(sittingId: string, emails: readonly string[]): Promise<readonly string[]>;
  expected(sittingId: string): Promise<readonly Expected[]>;
  /** Waives the fee for all who are on the list now. @returns the addresses for which it was not waived before */
  waiveFees(sittingId: string): Promise<readonly string[]>;
  /** The student's entries into sittings that are not closed or withdrawn, newest first. */
  entriesOf(studentId: string): Promise<readonly Entry[]>;
  /** The same; the sittings can't change until the transaction ends. The lock comes before that of the student. */
  holdEntriesOf(studentId: string): Promise<readonly Entry[]>;
  findAdmission(
    which: Partial<Pick<Admission, 'id' | 'sittingId' | 'studentId' | 'device' | 'state'>>,
  ): Promise<Admission | null>;
  /** Stores a new or a changed admission; a device of a student has one in a sitting. */
  saveAdmission(admission: Admission): Promise<void>;
  admissionsIn(sittingId: string): Promise<readonly Admission[]>;
  addIncident(incident: Incident): Promise<void>;
  attemptsIn(
    sittingId: string,
  ): Promise<
    readonly { readonly id: string; readonly studentId: string; readonly isOpen: boolean }[]
  >;
  /** Removes an erased student's admissions and incidents, and the addresses from all lists. */
  removeOf(studentId: string, emails: readonly string[]): Promise<void>;
};
