import type { Work } from '../kernel/transaction.js';
import type { ConnectionGap } from './connection-gap.js';
import { ResultNotFound } from './errors.js';
import type { WithGaps } from './log-ports.js';
import type { WithAttempts } from './ports.js';

type OwnGap = Pick<ConnectionGap, 'from' | 'to' | 'isConfirmed'>;

export type OwnGaps = {
  readonly startedAt: Date;
  readonly deadline: Date;
  readonly gaps: readonly OwnGap[];
};

/** The connection gaps of a student's own test. @throws ResultNotFound also for another's */
export const viewGaps = (
  { unitOfWork }: Work<WithAttempts & WithGaps>,
  { studentId, attemptId }: { readonly studentId: string; readonly attemptId: string },
): Promise<OwnGaps> =>
  unitOfWork.run(async (tx) => {
    const attempt = await tx.attempts.find(attemptId);
    if (attempt?.studentId !== studentId) throw new ResultNotFound();
    const { startedAt, deadline } = attempt;
    const kept = await tx.gaps.ofAttempt(attemptId);
    const gaps = kept.map(({ from, to, isConfirmed }) => ({ from, to, isConfirmed }));
    return { startedAt, deadline, gaps };
  });
