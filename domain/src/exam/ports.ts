import type { TestDomain } from '../accounts/index.js';
import type { NewEmail } from '../email/index.js';
import type { Accommodation } from './accommodation.js';
import type { SeenQuestion } from '../questions/index.js';
import type { RandomSource } from '../kernel/sources.js';
import type { Ruling } from '../questions/index.js';
import type { Try } from './all-tries.js';
import type { Answers, Attempt } from './attempt.js';
import type { Result, ResultSummary } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

export type AttemptStatus = {
  readonly student: StudentAtTest;
  readonly open: Pick<Attempt, 'domain' | 'state' | 'deadline'> | null;
  readonly now: Date;
};

type OpenAttempt = {
  readonly student: StudentAtTest;
  readonly attempt: Attempt;
  readonly now: Date;
};

export type ClosedAttempt = {
  readonly attempt: Attempt;
  readonly result: Result;
  readonly mail: NewEmail;
};

export type LockedAttempt = { readonly student: StudentAtTest; readonly attempt: Attempt };

export type GradedAttempt = Pick<ClosedAttempt, 'attempt' | 'result'>;

export type Regrading = {
  readonly before: Result;
  readonly after: Result;
  readonly rulingIds: readonly string[];
  readonly givesBack: boolean;
  readonly mail: NewEmail | null;
};

/** Which closed attempts to look at, by key, from the one after `after`. */
export type ServedIn = {
  readonly questionId: string;
  readonly version: number;
  readonly after: string | null;
  readonly most: number;
};

export type KeptGrading = Pick<
  Result,
  'revision' | 'score' | 'totalQuestions' | 'percentage' | 'passed' | 'isVoid'
> & { readonly rulingIds: readonly string[]; readonly gradedAt: Date };

/** Where attempts are kept. The caller holds its student's lock. */
export type AttemptRepository = {
  /** Adds an open attempt; a student can have one open attempt at most. */
  add(attempt: Attempt): Promise<void>;
  find(id: string): Promise<Attempt | null>;
  findOpenOf(studentId: string): Promise<Attempt | null>;
  /** The same with its student, read together; holds nothing. */
  findOpenAttemptOf(studentId: string): Promise<OpenAttempt | null>;
  findStatusOf(studentId: string): Promise<AttemptStatus | null>;
  findLastClosedOf(studentId: string): Promise<Attempt | null>;
  /** Takes the student's lock, and then reads the attempt of this id, if it is the student's own.
   * @returns null if there is no such student */
  lockWithStudent(
    id: string,
    studentId: string,
  ): Promise<{ readonly student: StudentAtTest; readonly attempt: Attempt | null } | null>;
  /** Lays these answers over the saved ones; answers false if the attempt is no longer open. */
  saveAnswers(id: string, answers: Answers): Promise<boolean>;
  /** The same for several at once, whose students differ. Null for one whose row somebody else holds, or
   * whose attempt is not the student's own: nobody waits. */
  lockUnheld(
    asked: readonly { readonly attemptId: string; readonly studentId: string }[],
  ): Promise<readonly (LockedAttempt | null)[]>;
  /** Stores that open attempts are closed, each with its result, the attempts used and the mail. @throws
   * if one of them is no longer open */
  close(...closed: readonly ClosedAttempt[]): Promise<void>;
  /** Lays answers that were accepted afterwards over those of a closed attempt. */
  acceptLate(id: string, answers: Answers): Promise<void>;
  /** Keeps the state, the deadline, what was added to it, and the end; answers stay as they are. */
  save(attempt: Attempt): Promise<void>;
  listOpen(domain: string | null): Promise<readonly string[]>;
  /** How the student was served each question before, by question id. */
  seenBy(studentId: string): Promise<ReadonlyMap<string, SeenQuestion>>;
  /** The questions of a domain that were shown in its latest rushed tests, to whom had several of
   * them: as `isRushed` and `LEAST_RUSHED` say, of the last `MOST_RUSHED`. */
  shownToRushed(domain: TestDomain): Promise<ReadonlySet<string>>;
  /** The rulings on the questions of an attempt, in the versions as served, drafts left out. */
  rulingsOn(attempt: Pick<Attempt, 'questions'>): Promise<readonly Ruling[]>;
  /** The closed attempts in which a version of a question was served; locks nothing. */
  closedWith(served: ServedIn): Promise<readonly GradedAttempt[]>;
  /** The same, once the locks of their students are taken, with these. */
  lockClosedWith(
    served: ServedIn,
  ): Promise<readonly (GradedAttempt & { readonly student: StudentAtTest })[]>;
  /** Puts another grading in force; both stay on record. The caller holds the student's lock.
   * @throws if the grading in force is not the one before */
  regrade(regrading: Regrading): Promise<void>;
  /** Removes all attempts of a student, whose results are gone already; answers their ids. */
  removeOf(studentId: string): Promise<readonly string[]>;
  /** The students with an open attempt whose deadline was before this moment, oldest first. */
  studentsOverdueSince(deadline: Date, most: number): Promise<readonly string[]>;
};

/** Where results are read; {@link AttemptRepository} adds them, and puts another grading in force. */
export type ResultRepository = {
  find(id: string): Promise<Result | null>;
  listOf(studentId: string): Promise<readonly ResultSummary[]>;
  /** The student's closed tests of a domain, in the order in which they ended. */
  triesOf(studentId: string, domain: string): Promise<readonly Try[]>;
  gradingsOf(id: string): Promise<readonly KeptGrading[]>;
  /** A result of this student's, of which it is noted, the first time, that its student opens it. */
  open(id: string, studentId: string): Promise<Result | null>;
  withdraw(id: string): Promise<Result | null>;
  withdrawUnopened(id: string): Promise<Result | null>;
  removeOf(studentId: string): Promise<void>;
};

/** Where accommodations are kept. The caller holds its student's lock. */
export type AccommodationRepository = {
  add(accommodation: Accommodation): Promise<void>;
  save(accommodation: Accommodation): Promise<void>;
  find(id: string): Promise<Accommodation | null>;
  listOf(studentId: string): Promise<readonly Accommodation[]>;
  /** Removes those of a student whose account is erased; answers their ids. */
  removeOf(studentId: string): Promise<readonly string[]>;
};

export type Chance = { readonly random: RandomSource };
