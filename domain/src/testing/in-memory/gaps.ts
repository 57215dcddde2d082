import type { GapLog } from '../../exam/log-ports.js';
import { inMemory, type TablesNow } from './tables.js';

/** Gaps in the connections of tests, in memory. */
export const inMemoryGaps = (now: TablesNow) =>
  inMemory<GapLog>({
    add(gap) {
      const isKept = now().gaps.some(
        ({ attemptId, sessionId, from }) =>
          attemptId === gap.attemptId &&
          sessionId === gap.sessionId &&
          Number(from) === Number(gap.from),
      );
      if (!isKept) now().gaps.push(gap);
    },
    ofAttempt: (wanted) =>
      now()
        .gaps.filter(({ attemptId }) => attemptId === wanted)
        .sort((one, other) => Number(one.from) - Number(other.from)),
    silenceOf: (attemptId, sessionId) => now().silences.get(`${attemptId}|${sessionId}`) ?? null,
  });
