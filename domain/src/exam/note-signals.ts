import type { Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import type { WithSignals } from './log-ports.js';
import type { WithAttempts } from './ports.js';
import { withReport, type PageSignals } from './signals.js';

export type SignalReport = {
  readonly studentId: string;
  readonly attemptId: string;
  readonly report: PageSignals;
};

/** Keeps what a page of an own test counted, as far as it can be believed. Nothing is kept while
 * the settings say so, or of a test before which the student was not informed. */
export async function noteSignals(
  { unitOfWork }: Work<WithAttempts & WithPolicy & WithSignals>,
  { studentId, attemptId, report }: SignalReport,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const { countsSignals } = await tx.policy.current();
    const signals = countsSignals === 1 ? await tx.signals.lock(attemptId) : null;
    const attempt = signals && (await tx.attempts.find(attemptId));
    if (!signals || attempt?.studentId !== studentId) return;
    await tx.signals.save(withReport(signals, report, attempt, tx.now));
  });
}
