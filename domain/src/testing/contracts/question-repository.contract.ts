import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { givenAttempt } from './givens.js';
import type { StoreTest, StoresUnderTest } from './stores-under-test.js';
import { aFamily } from '../a-family.js';
import { aQuestion } from '../a-question.js';
import { aRuling } from '../a-ruling.js';
import { A_DAY } from '../moments.js';
import type { TestDomain } from '../../accounts/choices.js';
import type { ImportBatch } from '../../question-bank/import-batch.js';
import type { KeptQuestion, Question } from '../../question-bank/question.js';

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

    it.each(['draft', 'in-review'] as const)(
      'draws nothing that waits as %s, but has it',
      async (subject, waiting) => {
        const question = { ...aQuestion(), live: false, waiting, editors: [randomUUID()] };
        await subject.run((tx) => tx.questions.save([question]));
        await expect(liveAmong(subject, question.domain, [question])).resolves.toEqual([]);
        await expect(keptAmong(subject, [question])).resolves.toEqual([question]);
        const { waiting: before, editors, ...words } = question;
        expect([before, editors]).toEqual([waiting, question.editors]);
        const live = { ...words, live: true };
        await subject.run((tx) => tx.questions.save([live]));
        await expect(keptAmong(subject, [question])).resolves.toEqual([live]);
      },
    );

    it('draws no retired question, but has it', async (subject) => {
      const question = { ...aQuestion(), live: false };
      await subject.run((tx) => tx.questions.save([question]));
      await expect(liveAmong(subject, question.domain, [question])).resolves.toEqual([]);
      await expect(keptAmong(subject, [question])).resolves.toEqual([question]);
    });

    it('finds versions, and takes some of them off the record', async (subject) => {
      const first = aQuestion();
      const kept = { ...first, live: true };
      const family = aFamily();
      const second = { ...kept, version: 2, explanation: 'So.', family };
      const other = { ...aQuestion(), live: false };
      const save = (...questions: KeptQuestion[]) =>
        subject.run((tx) => tx.questions.save(questions));
      await save(kept, other);
      await save(second);
      const all = [first, second, other].map(({ id, version }) => ({ id, version }));
      const found = await subject.stores.questions.findVersions(all);
      const { live, ...words } = second;
      expect(live).toBe(true);
      expect(found).toHaveLength(3);
      expect(found).toEqual(expect.arrayContaining([first, words]));
      await save(kept);
      const gone = [second, other].map(({ id, version }) => ({ id, version }));
      await subject.run(async (tx) => {
        await tx.questions.lockDraws();
        await tx.questions.remove(gone);
      });
      await expect(subject.stores.questions.findVersions(all)).resolves.toEqual([first]);
      await expect(keptAmong(subject, [kept, other])).resolves.toEqual([kept]);
    });

    it('tells which versions were served, or ruled upon', async (subject) => {
      const questions = [aQuestion(), aQuestion(), aQuestion()];
      const [served, ruled, unused] = questions as [Question, Question, Question];
      await subject.seedQuestions(questions);
      await givenAttempt(subject, { questions: [served] });
      const ruling = aRuling({ questionId: ruled.id, version: ruled.version });
      await subject.run((tx) => tx.rulings.add(ruling));
      const keys = [served, ruled, unused, { ...served, version: 2 }].map(({ id, version }) => ({
        id,
        version,
      }));
      const used = await subject.stores.questions.used(keys);
      expect(used.map(({ id, version }) => `${id}@${version}`).sort()).toEqual(
        [`${served.id}@1`, `${ruled.id}@1`].sort(),
      );
    });
  });

  describe(`${name}: ImportLog`, () => {
    it('keeps an import, and that it was undone', async (subject) => {
      const editors = [randomUUID()];
      const batch: ImportBatch = {
        id: randomUUID(),
        name: 'bank.csv',
        importedAt: A_DAY,
        adminId: randomUUID(),
        adminName: 'meera',
        changes: [
          { id: 'hr-1', version: 1, before: null },
          {
            id: 'hr-2',
            version: 3,
            before: { version: 2, live: false, waiting: 'draft', editors },
          },
        ],
        undoneAt: null,
      };
      const found = (id: string) => subject.run((tx) => tx.imports.lockById(id));
      await subject.run((tx) => tx.imports.add(batch));
      await expect(found(batch.id)).resolves.toEqual(batch);
      const undone = { ...batch, undoneAt: A_DAY };
      await subject.run((tx) => tx.imports.save(undone));
      await expect(found(batch.id)).resolves.toEqual(undone);
      await expect(found(randomUUID())).resolves.toBeNull();
    });
  });
}
