import type { TestDomain } from '../accounts/index.js';
import type { NewEmail } from '../email/index.js';
import type { Accommodation } from './accommodation.js';
import type { SeenQuestion, Ruling } from '../questions/index.js';
import type { RandomSource } from '../kernel/transaction.js';
import type { Try } from './all-tries.js';
import type { Answers, Attempt } from './attempt.js';
import type { Result, ResultSummary } from './result.js';
import type { StudentAtTest } from './student-at-test.js';
import type { CertificateStores } from '../certificates/index.js';
import type { LateAnswerRepository } from './late-answer.js';
import type { SittingRepository } from './sittings/ports.js';
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

/** Which closed attempts to read, by key, after the attempt `after`. */
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

export type AttemptRepository = {
  /** Adds an open attempt; a student has at most one. */
  add(attempt: Attempt): Promise<void>;
  find(id: string): Promise<Attempt | null>;
  findOpenOf(studentId: string): Promise<Attempt | null>;
  /** The same with its student, in one read and without a lock. */
  findOpenAttemptOf(studentId: string): Promise<OpenAttempt | null>;
  findStatusOf(studentId: string): Promise<AttemptStatus | null>;
  findLastClosedOf(studentId: string): Promise<Attempt | null>;
  /** Locks the student, and then reads the attempt, if it is the student's own. @returns null if there is no such
   * student */
  lockWithStudent(
    id: string,
    studentId: string,
  ): Promise<{ readonly student: StudentAtTest; readonly attempt: Attempt | null } | null>;
  /** Saves these answers over the saved ones. @returns false if the attempt is no longer open */
  saveAnswers(id: string, answers: Answers): Promise<boolean>;
  /** The same for attempts of different students, without a wait. Null where a row is locked, or the attempt is not the
   * student's. */
  lockUnheld(
    asked: readonly { readonly attemptId: string; readonly studentId: string }[],
  ): Promise<readonly (LockedAttempt | null)[]>;
  /** Closes open attempts: stores each result, the number of used attempts and the mail. @throws if one is no longer
   * open */
  close(...closed: readonly ClosedAttempt[]): Promise<void>;
  acceptLate(id: string, answers: Answers): Promise<void>;
  /** Stores the state, the deadline, the added time and the end; answers stay. */
  save(attempt: Attempt): Promise<void>;
  /** The ids of the open attempts, all or those of a domain or of a sitting. */
  listOpen(domain: string | null, sittingId: string | null): Promise<readonly string[]>;
  /** How the student was served each question before, by its id. */
  seenBy(studentId: string): Promise<ReadonlyMap<string, SeenQuestion>>;
  /** The questions of a domain that were served in its last `MOST_RUSHED` rushed tests, to accounts with several of
   * them: see `RUSHED_SECONDS` and `LEAST_RUSHED`. */
  shownToRushed(domain: TestDomain): Promise<ReadonlySet<string>>;
  /** The rulings on an attempt's questions in the served versions, without drafts. */
  rulingsOn(attempt: Pick<Attempt, 'questions'>): Promise<readonly Ruling[]>;
  /** The closed attempts in which a version of a question was served; without locks. */
  closedWith(served: ServedIn): Promise<readonly GradedAttempt[]>;
  /** The same with their students, whose locks are taken. */
  lockClosedWith(
    served: ServedIn,
  ): Promise<readonly (GradedAttempt & { readonly student: StudentAtTest })[]>;
  /** Puts another grading in force; both are stored. The caller holds the student's lock. @throws if another grading is
   * in force than the one before */
  regrade(regrading: Regrading): Promise<void>;
  /** Removes all attempts of a student; their results must be removed before. @returns their ids */
  removeOf(studentId: string): Promise<readonly string[]>;
  /** The students with an open attempt whose deadline was before this moment; oldest first. */
  studentsOverdueSince(deadline: Date, most: number): Promise<readonly string[]>;
};

export type ResultRepository = {
  find(id: string): Promise<Result | null>;
  listOf(studentId: string): Promise<readonly ResultSummary[]>;
  /** The student's closed tests of a domain, oldest first. */
  triesOf(studentId: string, domain: string): Promise<readonly Try[]>;
  gradingsOf(id: string): Promise<readonly KeptGrading[]>;
  /** A student's own result; the first time, its opening is noted. */
  open(id: string, studentId: string): Promise<Result | null>;
  withdraw(id: string): Promise<Result | null>;
  withdrawUnopened(id: string): Promise<Result | null>;
  removeOf(studentId: string): Promise<void>;
};

export type AccommodationRepository = {
  add(accommodation: Accommodation): Promise<void>;
  save(accommodation: Accommodation): Promise<void>;
  find(id: string): Promise<Accommodation | null>;
  listOf(studentId: string): Promise<readonly Accommodation[]>;
  /** Removes the accommodations of an erased student. @returns their ids */
  removeOf(studentId: string): Promise<readonly string[]>;
};

export type Chance = { readonly random: RandomSource };

export type ExamStores = {
  readonly accommodations: AccommodationRepository;
  readonly attempts: AttemptRepository;
  readonly interventions: InterventionLog;
  readonly lateAnswers: LateAnswerRepository;
  readonly results: ResultRepository;
  readonly sittings: SittingRepository;
};

export type ClosingStores = ExamStores & CertificateStores;
