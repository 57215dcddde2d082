import { ApiFailure, isRefusedAs, messageOf, type Fallbacks } from '../../../lib/api-failure.js';
import type { Session } from '../../../lib/session.js';
import { readAgain } from '../start/changed-terms.js';
import { chosenDomain, readVersion } from '../start/chosen-domain.js';
import { fetchAttempts, startAttempt, type AttemptsInfo } from '../exam-api.js';
import { forgetAttempt, rememberAttempt, rememberedAttempt } from './kept-attempt.js';
import { runningAttempt, type RunningAttempt } from './running-attempt.js';

export type Opening =
  | { readonly kind: 'open'; readonly test: RunningAttempt }
  | {
      readonly kind: 'refused';
      readonly message: string;
      /** Whether another try may succeed soon. */
      readonly isPassing?: boolean;
      /** Whether the room's supervisor must admit the student on this device. */
      readonly needsAdmission?: boolean;
    }
  | { readonly kind: 'empty' }
  /** The test that was open here is over, and its result was not seen yet. */
  | { readonly kind: 'over'; readonly resultId: string };

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';
const ATTEMPTS: Fallbacks = { refused: UNVERIFIED, unreachable: UNVERIFIED };
const QUESTIONS: Fallbacks = { refused: 'No questions available for this domain.' };

const SERVER_TROUBLE = 500;
const TOO_MANY = 429;

const refused = (message: string): Opening => ({ kind: 'refused', message });

async function offline(student: Session, failure: unknown): Promise<Opening | null> {
  if (!(failure instanceof ApiFailure) || failure.answer) return null;
  const { keptOpenAttempt } = await import('./resume-offline.js');
  const attempt = keptOpenAttempt(student.email);
  return attempt && { kind: 'open', test: runningAttempt(student, attempt, false) };
}

async function failed(student: Session, failure: unknown, fallbacks: Fallbacks): Promise<Opening> {
  const kept = await offline(student, failure).catch(() => null);
  if (kept) return kept;
  const status = failure instanceof ApiFailure ? failure.answer?.status : undefined;
  const isPassing = status === undefined || status === TOO_MANY || status >= SERVER_TROUBLE;
  const needsAdmission = isRefusedAs(failure, 'admission_needed');
  return { kind: 'refused', message: messageOf(failure, fallbacks), isPassing, needsAdmission };
}

async function started(student: Session, domain: string): Promise<Opening> {
  try {
    const attempt = await startAttempt(domain, readVersion());
    if (attempt.questions.length === 0) return { kind: 'empty' };
    rememberAttempt(student.email, attempt.attemptId);
    return { kind: 'open', test: runningAttempt(student, attempt, true) };
  } catch (failure) {
    if (isRefusedAs(failure, 'test_terms_changed')) return readAgain();
    return failed(student, failure, QUESTIONS);
  }
}

async function next(student: Session, info: AttemptsInfo): Promise<Opening> {
  const last = rememberedAttempt(student.email);
  if (last !== null && !info.openDomain) {
    forgetAttempt(last);
    return { kind: 'over', resultId: last };
  }
  if (info.remainingAttempts <= 0) return refused('You have no remaining attempts.');
  const domain = info.openDomain ?? chosenDomain();
  // Otherwise the server answers: the fee may be waived.
  if (!domain && info.paymentStatus !== 'Paid') return refused('Payment has not been completed.');
  return started(student, domain ?? '');
}

/** Checks attempts, payment and domain, in this order; then starts or resumes the test. */
export async function openAttempt(student: Session): Promise<Opening> {
  try {
    return await next(student, await fetchAttempts(student.email));
  } catch (failure) {
    return failed(student, failure, ATTEMPTS);
  }
}
