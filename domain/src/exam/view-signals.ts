import type { Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import { ResultNotFound } from './errors.js';
import type { WithSignals } from './log-ports.js';
import type { WithAttempts } from './ports.js';
import { totalsOf, type SignalTotals } from './signals.js';
import type { Viewer } from './view-result.js';

/** What the pages of a test counted; null while the settings say that nothing is shown, and where
 * nothing was counted or is kept any more. @throws ResultNotFound also for another student's */
export const viewSignals = (
  { unitOfWork }: Work<WithAttempts & WithPolicy & WithSignals>,
  attemptId: string,
  viewer: Viewer,
): Promise<SignalTotals | null> =>
  unitOfWork.run(async (tx) => {
    const attempt = await tx.attempts.find(attemptId);
    const isOwn = viewer.role === 'admin' || attempt?.studentId === viewer.studentId;
    if (!attempt || !isOwn) throw new ResultNotFound();
    const { countsSignals } = await tx.policy.current();
    const signals = countsSignals === 1 ? await tx.signals.find(attemptId) : null;
    return signals && totalsOf(signals, attempt, tx.now);
  });
