import type { LateAnswer } from '../../late-answers/late-answer.js';
import type { LateAnswerRepository } from '../../late-answers/ports.js';
import { inMemory, type TablesNow } from './tables.js';

const inOrder = (one: LateAnswer, other: LateAnswer): number =>
  one.place - other.place || Number(one.arrivedAt) - Number(other.arrivedAt);

/** Late answers in memory. */
export function inMemoryLateAnswers(now: TablesNow) {
  const ofAttempt = (wanted: string) =>
    [...now().lateAnswers.values()].filter(({ attemptId }) => attemptId === wanted).sort(inOrder);
  return inMemory<LateAnswerRepository>({
    add(one) {
      const isKept = ofAttempt(one.attemptId).some(
        ({ questionId, option }) => questionId === one.questionId && option === one.option,
      );
      if (!isKept) now().lateAnswers.set(one.id, one);
    },
    find: (id) => now().lateAnswers.get(id) ?? null,
    ofAttempt: (attemptId) => ofAttempt(attemptId),
    decide(id, verdict) {
      const kept = now().lateAnswers.get(id);
      if (kept) now().lateAnswers.set(id, { ...kept, ...verdict });
    },
    isReviewOpened: (attemptId) => now().opened.has(attemptId),
    lastSavedAt: (attemptId, sessionId) => now().lastSaves.get(`${attemptId}|${sessionId}`) ?? null,
  });
}
