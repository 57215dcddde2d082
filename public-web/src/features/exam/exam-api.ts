import type { OptionKey, Options } from '@portal/domain/questions/question.js';
import { callApi } from '../../lib/api.js';
import type { News } from './attempt/test-news.js';
import { forgetAttempt } from './attempt/kept-attempt.js';

export type AttemptsInfo = {
  /** The fee to pay; absent once it is paid. */
  readonly feeRupees?: number;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly remainingAttempts: number;
  readonly paymentStatus: string;
  readonly isPaymentPending?: boolean;
  readonly openDomain?: string | null;
};

type OfferedDomain = { readonly domain: string; readonly offered: boolean };

export type AskedQuestion = {
  readonly _id: string;
  readonly question: string;
  readonly options: Options;
  readonly category: string;
  readonly difficulty: string;
};

/** The option chosen for each question id; null is a choice taken back. */
export type Choices = Readonly<Record<string, OptionKey | null>>;

export type PageLeft = { readonly times: number; readonly seconds: number };

export type OpenAttempt = {
  readonly attemptId: string;
  readonly domain: string;
  readonly startedOn: string;
  readonly deadline: string;
  readonly remainingSeconds: number;
  readonly questions: readonly AskedQuestion[];
  readonly answers: Choices;
};

export type ReviewedQuestion = {
  readonly _id?: string;
  readonly question: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly optionsText?: Readonly<Record<string, string>>;
  readonly correctAnswer: string;
  readonly selectedOption: string | null;
  readonly isCorrect: boolean;
  readonly category?: string;
  readonly explanation?: string;
  /** The ruling on it after the test. */
  readonly ruling?: {
    readonly accepted: readonly string[];
    readonly reasons: readonly string[];
    readonly isNeutral: boolean;
  };
};

export type ResultRecord = {
  readonly studentName?: string;
  readonly name?: string;
  readonly email: string;
  readonly completedOn: string;
  readonly domain: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  readonly passPercent: number;
  readonly timeTaken: number;
  readonly attemptsUsed?: number;
  readonly totalAttempts?: number;
  readonly questions: readonly ReviewedQuestion[];
  /** Whether it does not count: the attempt was given back. */
  readonly isVoid?: boolean;
  /** Its first figures; null if it was never corrected. */
  readonly correction?: {
    readonly at: string;
    readonly first: { readonly score: number; readonly totalQuestions: number };
  } | null;
};

/** All tests of a student in a domain together; the interval is in percent. */
export type AllTries = {
  /** The number of this test among them; null for one that was given back. */
  readonly number: number | null;
  readonly tests: number;
  readonly score: number;
  readonly totalQuestions: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly standing: 'above' | 'unsure' | 'below';
  readonly categories: readonly {
    readonly category: string;
    readonly correct: number;
    readonly total: number;
  }[];
};

export type Submission = {
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly questions: readonly (AskedQuestion & { readonly selectedOption: OptionKey | null })[];
  readonly timeTaken: number;
  readonly startedOn: string;
  readonly completedOn: string;
  readonly attemptId: string;
  /** The questions whose choice the server does not have; of the others it may have a newer one. */
  readonly unsaved: readonly string[];
  /** Whether the page submits because it thinks that the time is up. */
  readonly isTimeUp: boolean;
  readonly left?: PageLeft | undefined;
};

export type SavedAnswers = {
  readonly remainingSeconds: number;
  readonly answers: Choices;
  readonly news?: News | null;
};

export const fetchAttempts = (email: string): Promise<AttemptsInfo> =>
  callApi(`/api/attempts/${encodeURIComponent(email)}`);

/** The domain of the student's sign-up; empty without one. */
export const fetchOwnDomain = (email: string): Promise<string> =>
  callApi<{ user?: { domain?: string } }>(`/api/user/${encodeURIComponent(email)}`).then(
    ({ user }) => user?.domain ?? '',
  );

export async function fetchDomains(): Promise<readonly OfferedDomain[]> {
  const { domains } = await callApi<{ domains: readonly OfferedDomain[] }>('/api/test/domains');
  return domains;
}

/** Starts a test, or resumes the open one. @param termsVersion of the figures on the page; with others, no test starts
 * */
export const startAttempt = (domain: string, termsVersion: string): Promise<OpenAttempt> =>
  callApi(`/api/test/questions?domain=${encodeURIComponent(domain)}&termsVersion=${termsVersion}`);

/** Saves choices; with none, it only reads the state of the test. */
export const saveAnswers = (
  attemptId: string,
  answers: Choices,
  left?: PageLeft,
): Promise<SavedAnswers> =>
  callApi('/api/test/answers', {
    method: 'PUT',
    body: { attemptId, answers, left },
    keepsSession: true,
    timeoutMs: 8_000,
  });

export const submitTest = (submission: Submission): Promise<{ resultId: string }> =>
  callApi('/api/test/submit', { method: 'POST', body: submission, keepsSession: true });

export async function fetchResult(resultId: string): Promise<ResultRecord> {
  const { record } = await callApi<{ record: ResultRecord }>(
    `/api/test-results/${encodeURIComponent(resultId)}`,
  );
  // The result has the attempt's id: after it was seen, the stored attempt is not needed.
  forgetAttempt(resultId);
  return record;
}
