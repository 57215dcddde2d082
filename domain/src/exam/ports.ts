import type { NewEmail } from '../email/index.js';
import type { Answers, Attempt } from './attempt.js';
import type { Result, ResultSummary } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

/** How a student stands, as of one moment by the shared clock. */
export type AttemptStatus = {
  readonly student: StudentAtTest;
  /** The open attempt, if there is one. */
  readonly open: Pick<Attempt, 'domain' | 'state' | 'deadline'> | null;
  readonly now: Date;
};

/** An open attempt and its student, as of one moment by the shared clock. */
type Sitting = {
  readonly student: StudentAtTest;
  readonly attempt: Attempt;
  readonly now: Date;
};

/** All that is kept when an attempt ends. */
export type ClosedAttempt = {
  /** As it stands from now on. */
  readonly attempt: Attempt;
  readonly result: Result;
  /** Tells the student. */
  readonly mail: NewEmail;
};

/** Where attempts are kept. Whoever changes one holds its student's lock. */
export type AttemptRepository = {
  /** Adds an open attempt; a student can have one open attempt at most. */
  add(attempt: Attempt): Promise<void>;
  find(id: string): Promise<Attempt | null>;
  /** The student's open attempt, if there is one. */
  findOpenOf(studentId: string): Promise<Attempt | null>;
  /** The same with its student, read together; holds nothing. */
  findSittingOf(studentId: string): Promise<Sitting | null>;
  /** How the student stands; holds nothing. */
  findStatusOf(studentId: string): Promise<AttemptStatus | null>;
  /** The student's attempt that closed last. */
  findLastClosedOf(studentId: string): Promise<Attempt | null>;
  /**
   * Takes the student's lock, and then reads the attempt of this id, if it is the student's own.
   * @returns null if there is no such student
   */
  lockWithStudent(
    id: string,
    studentId: string,
  ): Promise<{ readonly student: StudentAtTest; readonly attempt: Attempt | null } | null>;
  /** Lays these answers over the saved ones; answers false if the attempt is no longer open. */
  saveAnswers(id: string, answers: Answers): Promise<boolean>;
  /**
   * Keeps the state, answers and end of an attempt that was open, adds its result, takes over from
   * that how many attempts the student has used, and queues the mail.
   * @throws if the attempt is no longer open
   */
  close(ending: ClosedAttempt): Promise<void>;
  /** How often the student was served each question, by question id. */
  timesSeenBy(studentId: string): Promise<ReadonlyMap<string, number>>;
  /** Removes all attempts of a student, whose results are gone already; answers their ids. */
  removeOf(studentId: string): Promise<readonly string[]>;
  /** The students with an open attempt whose deadline was before this moment, oldest first. */
  studentsOverdueSince(deadline: Date, most: number): Promise<readonly string[]>;
};

/** Where results are read; {@link AttemptRepository.close} adds them, and they never change. */
export type ResultRepository = {
  find(id: string): Promise<Result | null>;
  /** The student's results without their questions, from the newest to the oldest. */
  listOf(studentId: string): Promise<readonly ResultSummary[]>;
  /** Removes all results of a student whose account is erased. */
  removeOf(studentId: string): Promise<void>;
};

/** For a use case that needs {@link AttemptRepository}. */
export type WithAttempts = { readonly attempts: AttemptRepository };

/** For a use case that needs {@link ResultRepository}. */
export type WithResults = { readonly results: ResultRepository };
