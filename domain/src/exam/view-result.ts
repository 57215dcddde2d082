import type { WithStudents } from '../accounts/index.js';
import type { Work } from '../kernel/transaction.js';
import { closeOverdueOf } from './close-overdue.js';
import { ResultNotFound } from './errors.js';
import type { Chance, ClosingStores, WithResults } from './ports.js';
import type { Result } from './result.js';

export type Viewer =
  { readonly role: 'student'; readonly studentId: string } | { readonly role: 'admin' };

/** One result. That its student opens it is noted before it is read: from then on the attempt can't
 * be opened again. A student who asks for the result of an attempt whose time is over gets it at
 * once. @throws ResultNotFound, also for another student's result, so that nothing is told about
 * it */
export async function viewResult(
  ports: Work<ClosingStores & WithStudents> & WithResults & Chance,
  resultId: string,
  viewer: Viewer,
): Promise<Result> {
  const found = await (viewer.role === 'student'
    ? ports.results.open(resultId, viewer.studentId)
    : ports.results.find(resultId));
  if (found) return found;
  if (viewer.role === 'student' && (await closeOverdueOf(ports, viewer.studentId))) {
    return viewResult(ports, resultId, viewer);
  }
  throw new ResultNotFound();
}
