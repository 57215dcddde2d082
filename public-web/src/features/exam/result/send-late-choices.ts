import { ApiFailure, SERVER_TROUBLE } from '../../../lib/api-failure.js';
import { callApi } from '../../../lib/api.js';
import { forgetLateChoices, lateChoicesIn } from './late-choices.js';

const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.answer !== null &&
  failure.answer.status < SERVER_TROUBLE;

/** Called before the result shows the right answers. @throws ApiFailure if the server can't be reached */
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
