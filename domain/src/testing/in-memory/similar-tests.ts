import type { Family } from '../../question-bank/families/family.js';
import type { Attempt } from '../../exam/attempt.js';
import type { Result } from '../../exam/result.js';
import type {
  GivenAnswer,
  SimilarTestRepository,
  SubmittedTest,
} from '../../similar-tests/ports.js';
import { inMemory, removeRows, type TablesNow } from './tables.js';

const answersOf = ({ questions }: Result, attempt: Attempt | undefined): GivenAnswer[] =>
  questions.flatMap(({ _id, question, options, selectedOption, isCorrect, ruling }) => {
    const served = attempt?.questions.find(({ id }) => id === _id);
    if (!served || selectedOption === null || ruling?.isNeutral) return [];
    const { version, seed = null } = served;
    const wrong = isCorrect ? null : options[selectedOption];
    return [{ questionId: _id, version, seed, words: question, wrong }];
  });

/** Similar tests in memory. */
export const inMemorySimilarTests = (now: TablesNow) =>
  inMemory<SimilarTestRepository>({
    takeTurn: (domain) => now().comparedAt.get(domain) ?? null,
    submitted: ({ domain, since, most }) =>
      [...now().results.values()]
        .filter((one) => one.domain === domain && !one.isVoid && one.completedOn >= since)
        .sort((one, other) => Number(other.completedOn) - Number(one.completedOn))
        .slice(0, most)
        .map((result): SubmittedTest => ({
          id: result.id,
          studentId: result.studentId,
          asOf: result.correction?.at ?? result.completedOn,
          answers: answersOf(result, now().attempts.get(result.id)),
        })),
    familiesIn(tests) {
      const families = new Map<string, Family>();
      for (const { questionId, version, seed } of tests.flatMap(({ answers }) => answers)) {
        const key = `${questionId}@${version}`;
        const family = now().questionVersions.get(key)?.family;
        if (seed !== null && family) families.set(key, family);
      }
      return families;
    },
    replace({ fresh, all }, pairs) {
      const { similarTests, results } = now();
      removeRows(similarTests, ({ firstId, secondId }) => {
        const ids = [firstId, secondId];
        const isJudged =
          ids.some((id) => fresh.includes(id)) && ids.every((id) => all.includes(id));
        return isJudged || ids.some((id) => results.get(id)?.isVoid);
      });
      for (const pair of pairs) similarTests.set(pair.id, pair);
    },
    noteTurn: (domain, at) => void now().comparedAt.set(domain, at),
    listOf: (wanted) =>
      [...now().similarTests.values()]
        .filter(({ domain }) => domain === wanted)
        .sort((one, other) => one.chance - other.chance),
  });
