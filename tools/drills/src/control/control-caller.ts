import type { Answer, RawRequest } from '@portal/backend/testing/test-client.js';
import { Caller } from '../topology/caller.js';

/**
 * What many would write first: a submit is acknowledged as it comes in, and stored afterwards. Never
 * part of the product; the drills are tried on it.
 */
export class ControlCaller extends Caller {
  override as(token: string): ControlCaller {
    return new ControlCaller(this.options, token, this.agent);
  }

  /** What is still to be stored goes on. */
  override leave(): void {
    return;
  }

  override raw(method: string, path: string, request: RawRequest = {}): Promise<Answer> {
    const answer = super.raw(method, path, request);
    if (path !== '/api/test/submit') return answer;
    answer.catch(() => undefined);
    const { attemptId } = JSON.parse(String(request.body)) as { attemptId: string };
    const headers = new Headers();
    return Promise.resolve({ status: 200, headers, body: { success: true, resultId: attemptId } });
  }
}
