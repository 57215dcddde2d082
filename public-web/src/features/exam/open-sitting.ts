import { messageOf, type Fallbacks } from '../../lib/api-failure.js';
import { chosenDomain } from './chosen-domain.js';
import { createCountdown, type Countdown } from './countdown.js';
import { fetchAttempts, startSitting, type AttemptsInfo, type Sitting } from './exam-api.js';
import { forgetAttempt, rememberAttempt, rememberedAttempt } from './kept-answers.js';

/** What /quiz has to show. */
export type Opening =
  | { readonly kind: 'open'; readonly sitting: Sitting; readonly countdown: Countdown }
  | { readonly kind: 'refused'; readonly message: string; readonly needsPayment?: boolean }
  | { readonly kind: 'empty' }
  /** The test that was open here is over; its result waits. */
  | { readonly kind: 'over'; readonly resultId: string };

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';
const ATTEMPTS: Fallbacks = { refused: UNVERIFIED, unreachable: UNVERIFIED };
const QUESTIONS: Fallbacks = {
  refused: 'No questions available for this domain.',
  unreachable: 'Could not connect to the server.',
};

const refused = (message: string): Opening => ({ kind: 'refused', message });

async function started(email: string, domain: string): Promise<Opening> {
  try {
    const sitting = await startSitting(domain);
    if (sitting.questions.length === 0) return { kind: 'empty' };
    rememberAttempt(email, sitting.attemptId);
    return { kind: 'open', sitting, countdown: createCountdown(sitting.remainingSeconds) };
  } catch (failure) {
    return refused(messageOf(failure, QUESTIONS));
  }
}

async function next(email: string, info: AttemptsInfo): Promise<Opening> {
  const last = rememberedAttempt(email);
  if (last !== null && !info.openDomain) {
    forgetAttempt(last);
    return { kind: 'over', resultId: last };
  }
  if (info.remainingAttempts <= 0) return refused('You have no remaining attempts.');
  if (info.paymentStatus !== 'Paid') {
    return { kind: 'refused', message: 'Payment has not been completed.', needsPayment: true };
  }
  const domain = info.openDomain ?? chosenDomain();
  if (!domain) return refused('No domain selected. Please go back and select a domain.');
  return started(email, domain);
}

/** Checks attempts, payment and domain, in this order, and then starts or resumes the test. */
export async function openSitting(email: string): Promise<Opening> {
  try {
    return await next(email, await fetchAttempts(email));
  } catch (failure) {
    return refused(messageOf(failure, ATTEMPTS));
  }
}
