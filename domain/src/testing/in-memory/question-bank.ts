import type { TestDomain } from '../../kernel/choices.js';
import { inMemory, rowsOf, type TablesNow } from './tables.js';
import type { QuestionRepository } from '../../questions/ports.js';

export const inMemoryQuestions = (now: TablesNow) =>
  inMemory<QuestionRepository>({
    liveIn: (wanted) =>
      rowsOf(now().questions, ({ domain, live }) => live && domain === wanted).map(
        ({ live, ...question }) => question,
      ),
    all: () => [...now().questions.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    find: (ids) => ids.flatMap((id) => now().questions.get(id) ?? []),
    liveCounts() {
      const counts: Partial<Record<TestDomain, number>> = {};
      for (const { domain, live } of now().questions.values()) {
        if (live) counts[domain] = (counts[domain] ?? 0) + 1;
      }
      return counts;
    },
    findVersion: (id, version) => now().questionVersions.get(`${id}@${version}`) ?? null,
    // Transactions in memory run one at a time.
    lockBank: () => undefined,
    save(questions) {
      for (const question of questions) {
        const { live, ...version } = question;
        now().questions.set(question.id, question);
        now().questionVersions.set(`${version.id}@${version.version}`, version);
      }
    },
  });
