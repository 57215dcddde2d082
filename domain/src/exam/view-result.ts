import type { AccountStores } from '../accounts/index.js';
import type { Work } from '../kernel/transaction.js';
import { closeOverdueOf } from './close-overdue.js';
import { ResultNotFound } from './errors.js';
import type { Chance, ClosingStores, ExamStores } from './ports.js';
import type { Result } from './result.js';

export type Viewer =
  | { readonly role: 'student'; readonly studentId: string }
  | { readonly role: 'admin' };

/** One result. Its opening is noted first: from then on the attempt can't be reopened. An overdue attempt is closed
 * first. @throws ResultNotFound, also for another student's */
export async function viewResult(
  ports: Work<ClosingStores & AccountStores> & ExamStores & Chance,
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
