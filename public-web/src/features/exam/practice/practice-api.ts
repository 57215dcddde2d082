import { callApi } from '../../../lib/api.js';
import type { Choices } from '../exam-api.js';

/** Goes the way of a save, to the server and back; nothing is kept there. */
export const practiceSave = (answers: Choices): Promise<{ readonly now: string }> =>
  callApi('/api/practice/answers', {
    method: 'PUT',
    body: { answers },
    asStudent: false,
    timeoutMs: 8_000,
  });
