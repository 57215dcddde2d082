import { callApi } from '../../../lib/api.js';

/** Calls the server as a save does; nothing is stored there. */
export const trySave = (): Promise<{ readonly now: string }> =>
  callApi('/api/practice/answers', {
    method: 'PUT',
    asStudent: false,
    timeoutMs: 8_000,
  });
