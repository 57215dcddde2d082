import { answer, type TablesNow } from './tables.js';
import type { QuestionRepository } from '../../question-bank/ports.js';

/** Questions in memory, each in the version that was seeded last. */
export const inMemoryQuestions = (now: TablesNow): QuestionRepository => ({
  liveIn: (wanted) =>
    answer(() => [...now().questions.values()].filter(({ domain }) => domain === wanted)),
});
