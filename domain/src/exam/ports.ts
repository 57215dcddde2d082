import type { Answers, Attempt } from './attempt.js';
import type { Result } from './result.js';

/** Where attempts are kept. Whoever changes one holds its student's lock. */
export type AttemptRepository = {
  /** Adds an open attempt; a student can have one open attempt at most. */
  add(attempt: Attempt): Promise<void>;
  find(id: string): Promise<Attempt | null>;
  /** The student's open attempt, if there is one. */
  findOpenOf(studentId: string): Promise<Attempt | null>;
  /** The student's attempt that closed last. */
  findLastClosedOf(studentId: string): Promise<Attempt | null>;
  /** Lays these answers over the saved ones; answers false if the attempt is no longer open. */
  saveAnswers(id: string, answers: Answers): Promise<boolean>;
  /** Keeps the state, answers and end of an attempt that was open. */
  close(attempt: Attempt): Promise<void>;
  /** How often the student was served each question, by question id. */
  timesSeenBy(studentId: string): Promise<ReadonlyMap<string, number>>;
  /** Removes all attempts of a student, whose results are gone already; answers their ids. */
  removeOf(studentId: string): Promise<readonly string[]>;
  /** The students with an open attempt whose deadline was before this moment, oldest first. */
  studentsOverdueSince(deadline: Date, most: number): Promise<readonly string[]>;
};

/** Where results are kept; they never change. */
export type ResultRepository = {
  add(result: Result): Promise<void>;
  find(id: string): Promise<Result | null>;
  removeOf(studentId: string): Promise<void>;
};
