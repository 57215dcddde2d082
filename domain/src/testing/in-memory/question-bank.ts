import { answer, type TablesNow } from './tables.js';
import type { QuestionRepository } from '../../question-bank/ports.js';

/** Questions in memory, each in the version that was kept last. */
export const inMemoryQuestions = (now: TablesNow): QuestionRepository => ({
  liveIn: (wanted) =>
    answer(() =>
      [...now().questions.values()]
        .filter(({ domain, live }) => live && domain === wanted)
        .map(({ live, ...question }) => question),
    ),
  all: () =>
    answer(() => [...now().questions.values()].sort((one, other) => (one.id < other.id ? -1 : 1))),
  findVersion: (id, version) =>
    answer(() => now().questionVersions.get(`${id}@${version}`) ?? null),
  // Transactions in memory run one at a time.
  lockBank: () => answer(() => undefined),
  save: (questions) =>
    answer(() => {
      for (const question of questions) {
        const { live, ...version } = question;
        now().questions.set(question.id, question);
        now().questionVersions.set(`${version.id}@${version.version}`, version);
      }
    }),
});
