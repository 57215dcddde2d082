import type { OptionKey } from '@portal/domain/questions/question.js';
import { callApi, type AnswerOf } from '../../lib/api.js';
import { forgetAttempt } from './attempt/kept-attempt.js';

export type AttemptsInfo = AnswerOf<'GET /api/attempts/{email}'>;

export type AskedQuestion = OpenAttempt['questions'][number];

/** The option chosen for each question id; null is a choice taken back. */
export type Choices = Readonly<Record<string, OptionKey | null>>;

export type PageLeft = { readonly times: number; readonly seconds: number };

export type OpenAttempt = AnswerOf<'GET /api/test/questions'>;

type Served = AnswerOf<'GET /api/test-results/{resultId}'>['record'];

/** As the specification has it, also without options. */
export type ReviewedQuestion = Omit<Served['questions'][number], 'options'> & {
  readonly options?: Readonly<Record<string, string>>;
  readonly optionsText?: Readonly<Record<string, string>>;
};

export type ResultRecord = Omit<Served, 'studentName' | 'questions'> & {
  readonly studentName?: string;
  readonly name?: string;
  readonly questions: readonly ReviewedQuestion[];
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

export type SavedAnswers = AnswerOf<'PUT /api/test/answers'>;

export const fetchAttempts = (email: string): Promise<AttemptsInfo> =>
  callApi(`/api/attempts/${encodeURIComponent(email)}`);

/** The domain of the student's sign-up; empty without one. */
export const fetchOwnDomain = (email: string): Promise<string> =>
  callApi<{ user?: { domain?: string } }>(`/api/user/${encodeURIComponent(email)}`).then(
    ({ user }) => user?.domain ?? '',
  );

type OfferedDomains = AnswerOf<'GET /api/test/domains'>;

export const fetchDomains = (): Promise<OfferedDomains['domains']> =>
  callApi<OfferedDomains>('/api/test/domains').then(({ domains }) => domains);

/** Starts a test, or resumes the open one. @param termsVersion of the figures on the page; with others, no test starts
 * */
export const startAttempt = (domain: string, termsVersion: string): Promise<OpenAttempt> =>
  callApi(`/api/test/questions?domain=${encodeURIComponent(domain)}&termsVersion=${termsVersion}`);

/** Saves choices; with none, it only reads the state of the test. */
export const saveAnswers = (
  attemptId: string,
  answers: Choices,
  more: {
    readonly left?: PageLeft | undefined;
    /** A line about each question that the student finds wrong. */
    readonly disputes?: Readonly<Record<string, string>> | undefined;
  } = {},
): Promise<SavedAnswers> =>
  callApi('/api/test/answers', {
    method: 'PUT',
    body: { attemptId, answers, ...more },
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
