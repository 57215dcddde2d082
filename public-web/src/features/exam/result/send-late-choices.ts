import { ApiFailure } from '../../../lib/api-failure.js';
import { callApi } from '../../../lib/api.js';
import { forgetLateChoices, lateChoicesIn } from './late-choices.js';

const SERVER_TROUBLE = 500;

const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.answer !== null &&
  failure.answer.status < SERVER_TROUBLE;

/**
 * Hands the server what a test could not send while it ran. It comes before the result is opened, since
 * the right answers are known from then on. What the server refuses is told from this browser alone.
 * @throws ApiFailure if the server can't be reached
 */
export async function sendLateChoices(attemptId: string): Promise<void> {
  const late = lateChoicesIn(attemptId);
  if (!late) return;
  try {
    const body = { attemptId, ...late };
    await callApi('/api/test/late-answers', { method: 'POST', body });
    forgetLateChoices(attemptId);
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
  }
}
