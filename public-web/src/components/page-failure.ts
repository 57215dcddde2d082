import { serverAnswers } from '../lib/server-answers.js';

/**
 * In place of a page whose code did not come. The footer brings the code of this one, before the
 * network goes.
 * @throws the cause, where the server can be reached
 */
export async function pageNotLoaded(cause: unknown) {
  if (await serverAnswers()) throw cause;
  return (await import('./page-not-loaded.js')).PageNotLoaded;
}
