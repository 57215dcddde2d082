import { type Family, mistakesIn } from '../question-bank/index.js';
import type { ComparedAnswer, ComparedTest } from './compared-test.js';
import type { GivenAnswer, SubmittedTest } from './ports.js';

type Mistakes = ReturnType<typeof mistakesIn>;

/** What names the mistakes of each family; a family that cannot be drawn served its sample. */
const mistakesBy = (families: ReadonlyMap<string, Family>): ReadonlyMap<string, Mistakes> =>
  new Map([...families].map(([key, family]) => [key, mistakesIn(family)] as const));

/** By words: the question in the words as served, and the option's text. */
const byWords = ({ questionId, words, wrong }: GivenAnswer): ComparedAnswer => ({
  id: questionId,
  question: `${questionId} ${words}`,
  wrong,
});

/** A fixed question is the same in the same words, and so is its wrong answer. Of a family hardly
 * any two students get the same variant: there the same named mistake is the same wrong answer. */
function named(answer: GivenAnswer, families: ReadonlyMap<string, Mistakes>): ComparedAnswer {
  const { questionId, version, seed, wrong } = answer;
  const mistakes = seed === null ? undefined : families.get(`${questionId}@${version}`);
  if (seed === null || !mistakes) return byWords(answer);
  const own = { id: questionId, question: `${questionId} of family` };
  if (wrong === null) return { ...own, wrong };
  return { ...own, wrong: mistakes(seed).get(wrong) ?? wrong };
}

/** The tests as they are compared, with each question and each wrong answer under one name. */
export function nameAnswers(
  tests: readonly SubmittedTest[],
  families: ReadonlyMap<string, Family>,
): ComparedTest[] {
  const mistakes = mistakesBy(families);
  return tests.map(({ id, studentId, answers }) => ({
    ...{ id, studentId },
    answers: answers.map((answer) => named(answer, mistakes)),
  }));
}
