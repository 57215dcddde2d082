import { describe, expect } from '@jest/globals';
import type { StoreTest, StoresUnderTest } from './stores-under-test.js';
import { aFamily } from '../a-family.js';
import { aQuestion } from '../a-question.js';
import type { TestDomain } from '../../kernel/choices.js';
import type { Question } from '../../questions/question.js';

async function liveAmong(
  { stores }: StoresUnderTest,
  domain: TestDomain,
  questions: readonly Question[],
): Promise<Question[]> {
  const ids = questions.map(({ id }) => id);
  return (await stores.questions.liveIn(domain)).filter(({ id }) => ids.includes(id));
}

async function keptAmong({ stores }: StoresUnderTest, questions: readonly Question[]) {
  const ids = questions.map(({ id }) => id);
  return (await stores.questions.all()).filter(({ id }) => ids.includes(id));
}

/** What every {@link QuestionRepository} promises. */
export function questionRepositoryContract(name: string, it: StoreTest): void {
  describe(`${name}: QuestionRepository`, () => {
    it('finds a live question of a domain, in every field as it was seeded', async (subject) => {
      const question = aQuestion({ domain: 'hr', question: 'Is "x < 5 && y" ⇒ ✓?\n  Yes.' });
      await subject.seedQuestions([question]);
      await expect(liveAmong(subject, 'hr', [question])).resolves.toEqual([question]);
    });

    it('finds no question of another domain', async (subject) => {
      const [one, other] = [aQuestion({ domain: 'hr' }), aQuestion({ domain: 'devops' })];
      await subject.seedQuestions([one, other]);
      await expect(liveAmong(subject, 'devops', [one, other])).resolves.toEqual([other]);
    });

    it('finds the latest version of a question only', async (subject) => {
      const first = aQuestion();
      const second = { ...first, version: 2, question: 'Which is the measure of spread?' };
      await subject.seedQuestions([first]);
      await subject.seedQuestions([second]);
      await expect(liveAmong(subject, first.domain, [first])).resolves.toEqual([second]);
    });

    it('finds questions by their ids, live or not, and counts the live ones', async (subject) => {
      const before = (await subject.stores.questions.liveCounts()).hr ?? 0;
      const [live, draft] = [aQuestion({ domain: 'hr' }), aQuestion({ domain: 'hr' })];
      const kept = [
        { ...live, live: true },
        { ...draft, live: false },
      ];
      await subject.run(async (tx) => {
        await tx.questions.lockBank();
        await tx.questions.save(kept);
      });
      const found = await subject.stores.questions.find([draft.id, live.id, 'no-question']);
      expect(found.toSorted((one) => (one.live ? -1 : 1))).toEqual(kept);
      expect((await subject.stores.questions.liveCounts()).hr).toBe(before + 1);
    });

    it('keeps questions, and new versions of them in the place of the last', async (subject) => {
      const [first, other] = [aQuestion(), aQuestion()].map((one) => ({ ...one, live: true }));
      const second = { ...first!, version: 2, explanation: 'Because.\nIt is so.' };
      for (const questions of [[first!, other!], [second]]) {
        await subject.run(async (tx) => {
          await tx.questions.lockBank();
          await tx.questions.save(questions);
        });
      }
      await expect(keptAmong(subject, [first!, other!])).resolves.toEqual(
        [second, other!].sort((one, next) => (one.id < next.id ? -1 : 1)),
      );
    });

    it('draws no draft, but has it', async (subject) => {
      const question = { ...aQuestion(), live: false };
      await subject.run((tx) => tx.questions.save([question]));
      await expect(liveAmong(subject, question.domain, [question])).resolves.toEqual([]);
      await expect(keptAmong(subject, [question])).resolves.toEqual([question]);
    });

    it('finds each version as it said, with its family and facts', async (subject) => {
      const first = aQuestion();
      const facts = { states: ['a-sum'], asks: ['a-mean'] };
      const second = { ...first, version: 2, explanation: 'So.', family: aFamily(), facts };
      await subject.run((tx) => tx.questions.save([{ ...first, live: true }]));
      await subject.run((tx) => tx.questions.save([{ ...second, live: true }]));
      const { questions } = subject.stores;
      await expect(questions.findVersion(first.id, 1)).resolves.toEqual(first);
      await expect(questions.findVersion(first.id, 2)).resolves.toEqual(second);
      await expect(questions.findVersion(first.id, 3)).resolves.toBeNull();
    });
  });
}
