import { describe, expect, it } from '@jest/globals';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';
import { aQuestion } from '../a-question.js';
import type { TestDomain } from '../../accounts/choices.js';
import type { Question } from '../../question-bank/question.js';

async function liveAmong(
  { stores }: StoresUnderTest,
  domain: TestDomain,
  questions: readonly Question[],
): Promise<Question[]> {
  const ids = questions.map(({ id }) => id);
  const live = await stores.questions.liveIn(domain);
  return live.filter(({ id }) => ids.includes(id));
}

async function keptAmong({ stores }: StoresUnderTest, questions: readonly Question[]) {
  const ids = questions.map(({ id }) => id);
  return (await stores.questions.all()).filter(({ id }) => ids.includes(id));
}

/** What every {@link QuestionRepository} promises. */
export function questionRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: QuestionRepository`, () => {
    it('finds a live question of a domain, in every field as it was seeded', async () => {
      const subject = await setUp();
      const question = aQuestion({ domain: 'hr', question: 'Is "x < 5 && y" ⇒ ✓?\n  Yes.' });
      await subject.seedQuestions([question]);
      await expect(liveAmong(subject, 'hr', [question])).resolves.toEqual([question]);
    });

    it('finds no question of another domain', async () => {
      const subject = await setUp();
      const [one, other] = [aQuestion({ domain: 'hr' }), aQuestion({ domain: 'devops' })];
      await subject.seedQuestions([one, other]);
      await expect(liveAmong(subject, 'devops', [one, other])).resolves.toEqual([other]);
    });

    it('finds the latest version of a question only', async () => {
      const subject = await setUp();
      const first = aQuestion();
      const second = { ...first, version: 2, question: 'Which is the measure of spread?' };
      await subject.seedQuestions([first]);
      await subject.seedQuestions([second]);
      await expect(liveAmong(subject, first.domain, [first])).resolves.toEqual([second]);
    });

    it('keeps questions, and new versions of them in the place of the last', async () => {
      const subject = await setUp();
      const [first, other] = [aQuestion(), aQuestion()].map((one) => ({ ...one, live: true }));
      const second = { ...first!, version: 2, explanation: 'Because.\nIt is so.' };
      for (const questions of [[first!, other!], [second]]) {
        await subject.unitOfWork.run(async (tx) => {
          await tx.questions.lockBank();
          await tx.questions.save(questions);
        });
      }
      await expect(keptAmong(subject, [first!, other!])).resolves.toEqual(
        [second, other!].sort((one, next) => (one.id < next.id ? -1 : 1)),
      );
    });

    it('draws no retired question, but has it', async () => {
      const subject = await setUp();
      const question = { ...aQuestion(), live: false };
      await subject.unitOfWork.run((tx) => tx.questions.save([question]));
      await expect(liveAmong(subject, question.domain, [question])).resolves.toEqual([]);
      await expect(keptAmong(subject, [question])).resolves.toEqual([question]);
    });
  });
}
