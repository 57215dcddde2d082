import { serverAnswers } from '../lib/server-answers.js';

/** Shown in place of a page whose code could not be loaded. The footer loads this code early, before the network fails.
 * @throws the cause, if the server can be reached */
export async function pageNotLoaded(cause: unknown) {
  if (await serverAnswers()) throw cause;
  return (await import('./page-not-loaded.js')).PageNotLoaded;
}
