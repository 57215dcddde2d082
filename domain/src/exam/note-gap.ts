import { earlierOf } from '../kernel/time.js';
import type { Work } from '../kernel/transaction.js';
import { readAnchor, type WithSealer } from './anchors.js';
import { gapFrom } from './connection-gap.js';
import type { WithGaps } from './log-ports.js';
import type { WithAttempts } from './ports.js';

export type GapReport = {
  readonly studentId: string;
  readonly sessionId: string | null;
  readonly attemptId: string;
  readonly anchor: string;
  readonly failures: number;
};

/** Keeps a gap that a page reports, confirmed if the server heard nothing from its session
 * meanwhile; drops one that is too short, or of another test or session. */
export async function noteGap(
  { unitOfWork, ...sealed }: Work<WithAttempts & WithGaps> & WithSealer,
  { studentId, sessionId, attemptId, anchor, failures }: GapReport,
): Promise<void> {
  const kept = readAnchor(sealed, attemptId, anchor);
  if (kept?.sessionId !== sessionId) return;
  await unitOfWork.run(async (tx) => {
    const attempt = await tx.attempts.find(attemptId);
    if (attempt?.studentId !== studentId || attempt.state === 'void') return;
    const { deadline, closedAt } = attempt;
    const end = earlierOf(closedAt, deadline);
    const silence = await tx.gaps.silenceOf(attemptId, sessionId);
    const gap = gapFrom({ since: kept.at, failures }, silence, { now: tx.now, end });
    if (gap) await tx.gaps.add({ ...gap, attemptId, sessionId });
  });
}
