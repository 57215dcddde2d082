import type { WithStudents } from '../accounts/index.js';
import type { Work } from '../kernel/transaction.js';
import { closeOverdueOf } from './close-overdue.js';
import { ResultNotFound } from './errors.js';
import type { WithAttempts, WithResults } from './ports.js';
import type { Result } from './result.js';

/** Who looks: a student sees own results only, an admin all. */
export type Viewer =
  { readonly role: 'student'; readonly studentId: string } | { readonly role: 'admin' };

const maySee = (viewer: Viewer, result: Result): boolean =>
  viewer.role === 'admin' || viewer.studentId === result.studentId;

/**
 * One result. A student who asks for the result of an attempt whose time is over gets it at once.
 * @throws ResultNotFound, also for another student's result, so that nothing is told about it
 */
export async function viewResult(
  ports: Work<WithAttempts & WithStudents> & WithResults,
  resultId: string,
  viewer: Viewer,
): Promise<Result> {
  const found = await ports.results.find(resultId);
  if (found && maySee(viewer, found)) return found;
  if (!found && viewer.role === 'student' && (await closeOverdueOf(ports, viewer.studentId))) {
    return viewResult(ports, resultId, viewer);
  }
  throw new ResultNotFound();
}
