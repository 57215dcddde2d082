import type { LateAnswerRepository } from '../../exam/late-answer.js';
import { inMemory, type TablesNow } from './tables.js';

/** Late answers in memory. */
export const inMemoryLateAnswers = (now: TablesNow) =>
  inMemory<LateAnswerRepository>({
    add(late) {
      const isKept = [...now().lateAnswers.values()].some(
        ({ attemptId, questionId, option }) =>
          attemptId === late.attemptId && questionId === late.questionId && option === late.option,
      );
      if (!isKept) now().lateAnswers.set(late.id, late);
    },
    find: (id) => now().lateAnswers.get(id) ?? null,
    decide(id, verdict) {
      const kept = now().lateAnswers.get(id);
      if (kept) now().lateAnswers.set(id, { ...kept, ...verdict });
    },
    isReviewOpened: (attemptId) => now().opened.has(attemptId),
  });
