import type { TestDomain } from '../../accounts/choices.js';
import { inMemory, type TablesNow } from './tables.js';
import type { VersionKey } from '../../question-bank/import-batch.js';
import type { ImportLog, QuestionRepository } from '../../question-bank/ports.js';

const keyOf = ({ id, version }: VersionKey): string => `${id}@${version}`;

/** Questions in memory, each in the version that was kept last. */
export const inMemoryQuestions = (now: TablesNow) =>
  inMemory<QuestionRepository>({
    liveIn: (wanted) =>
      [...now().questions.values()]
        .filter(({ domain, live }) => live && domain === wanted)
        .map(({ live, waiting, editors, ...question }) => question),
    all: () => [...now().questions.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    find: (ids) => ids.flatMap((id) => now().questions.get(id) ?? []),
    liveCounts() {
      const counts: Partial<Record<TestDomain, number>> = {};
      for (const { domain, live } of now().questions.values()) {
        if (live) counts[domain] = (counts[domain] ?? 0) + 1;
      }
      return counts;
    },
    findVersion: (id, version) => now().questionVersions.get(keyOf({ id, version })) ?? null,
    // Transactions in memory run one at a time.
    lockBank: () => undefined,
    lockDraws: () => undefined,
    findVersions: (versions) =>
      versions.flatMap((key) => now().questionVersions.get(keyOf(key)) ?? []),
    used(versions) {
      const served = [...now().attempts.values()].flatMap(({ questions }) => questions.map(keyOf));
      const ruled = [...now().rulings.values()].map(
        ({ questionId, version }) => `${questionId}@${version}`,
      );
      const used = new Set([...served, ...ruled]);
      return versions.filter((key) => used.has(keyOf(key)));
    },
    remove(versions) {
      for (const key of versions) {
        const { questions, questionVersions } = now();
        questionVersions.delete(keyOf(key));
        if (questions.get(key.id)?.version === key.version) questions.delete(key.id);
      }
    },
    save(questions) {
      for (const question of questions) {
        const { live, waiting, editors, ...version } = question;
        now().questions.set(question.id, question);
        now().questionVersions.set(keyOf(version), version);
      }
    },
  });

/** What is kept of imports, in memory. */
export const inMemoryImports = (now: TablesNow) =>
  inMemory<ImportLog>({
    add: (batch) => void now().imports.set(batch.id, batch),
    lockById: (id) => now().imports.get(id) ?? null,
    save: (batch) => void now().imports.set(batch.id, batch),
  });
