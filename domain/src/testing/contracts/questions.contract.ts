import type { StoresUnderTest, StoreTest } from './stores-under-test.js';
import { aFamily, aQuestion } from '../a-question.js';
import type { TestDomain } from '../../kernel/choices.js';
import type { Question } from '../../questions/question.js';
import { randomUUID } from 'node:crypto';
import { resultOf } from '../../exam/result.js';
import { aClosedAttempt, aRuling, IN_FORCE, submitted } from '../an-attempt.js';
import { aStudent } from '../a-student.js';
import { anEmail } from '../an-email.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';

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

export function questionRepositoryContract(name: string, it: StoreTest): void {
  describe(`${name}: QuestionRepository`, () => {
    it('finds a live question of a domain, in every field as it was seeded, and none of another', async (subject) => {
      const question = aQuestion({ domain: 'hr', question: 'Is "x < 5 && y" ⇒ ✓?\n  Yes.' });
      const other = aQuestion({ domain: 'devops' });
      await subject.seedQuestions([question, other]);
      await expect(liveAmong(subject, 'hr', [question, other])).resolves.toEqual([question]);
    });

    it('finds questions by their ids, live or not, and draws and counts the live ones', async (subject) => {
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
      await expect(liveAmong(subject, 'hr', [live, draft])).resolves.toEqual([live]);
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

async function givenRuling(subject: StoresUnderTest) {
  const question = aQuestion({ id: `ruled-${randomUUID()}` });
  await subject.seedQuestions([question]);
  const ruling = aRuling({ questionId: question.id, version: question.version });
  await subject.run((tx) => tx.rulings.add(ruling));
  return { question, ruling };
}

async function givenGraded(subject: StoresUnderTest) {
  const { question, ruling } = await givenRuling(subject);
  const questions = [question, aQuestion()];
  const attempt = submitted(await givenAttempt(subject, { questions }));
  const ending = aClosedAttempt(attempt);
  await subject.run((tx) => tx.attempts.close(ending));
  const served = { questionId: question.id, version: 1, after: null, most: 10 };
  return { question, ruling, attempt, result: ending.result, served };
}

const applied = (subject: StoresUnderTest, id: string) =>
  subject.run((tx) => tx.rulings.step(id, 'applied', IN_FORCE));

export function rulingRepositoryContract(name: string, it: StoreTest): void {
  describe(`${name}: RulingRepository`, () => {
    it('finds a ruling as it was added, and with the steps that it took, each once', async (subject) => {
      const { ruling } = await givenRuling(subject);
      await expect(subject.stores.rulings.find(ruling.id)).resolves.toEqual(ruling);
      const withdrawn = { ...IN_FORCE, mayTakePasses: true };
      await applied(subject, ruling.id);
      await expect(applied(subject, ruling.id)).rejects.toThrow('duplicate');
      await subject.run((tx) => tx.rulings.step(ruling.id, 'withdrawn', withdrawn));
      const found = await subject.stores.rulings.on(ruling.questionId, ruling.version);
      expect(found).toEqual([{ ...ruling, applied: IN_FORCE, withdrawn }]);
      await expect(subject.stores.rulings.find(randomUUID())).resolves.toBeNull();
    });
  });

  describe(`${name}: another grading`, () => {
    it('comes with the rulings on what was served, drafts left out', async (subject) => {
      const { ruling, attempt } = await givenGraded(subject);
      await expect(subject.stores.attempts.rulingsOn(attempt)).resolves.toEqual([]);
      await applied(subject, ruling.id);
      const on = await subject.stores.attempts.rulingsOn(attempt);
      expect(on).toEqual([{ ...ruling, applied: IN_FORCE }]);
    });

    it('finds the closed attempts in which a version was served, one page after the other', async (subject) => {
      const { attempt, result, served } = await givenGraded(subject);
      await givenAttempt(subject, { questions: attempt.questions });
      const { stores } = subject;
      await expect(stores.attempts.closedWith(served)).resolves.toEqual([{ attempt, result }]);
      const [locked] = await subject.run((tx) => tx.attempts.lockClosedWith(served));
      expect(locked).toMatchObject({ attempt, result, student: { id: attempt.studentId } });
      const next = { ...served, after: attempt.id };
      await expect(stores.attempts.closedWith(next)).resolves.toEqual([]);
      await expect(stores.attempts.closedWith({ ...served, version: 2 })).resolves.toEqual([]);
    });

    it('is what the result shows, while the first stays on record', async (subject) => {
      const { ruling, attempt, result } = await givenGraded(subject);
      const inForce = [{ ...ruling, applied: IN_FORCE }];
      const student = aStudent({ id: attempt.studentId });
      const { score, totalQuestions, percentage, passed } = result;
      const after = {
        ...resultOf(attempt, student, result.completedOn, inForce),
        ...{ email: result.email, studentName: result.studentName },
        ...{ attemptsUsed: result.attemptsUsed, totalAttempts: result.totalAttempts },
        revision: 1,
        correction: { at: A_DAY, first: { score, totalQuestions, percentage, passed } },
      };
      const mail = anEmail();
      const regrading = { before: result, after, rulingIds: [ruling.id], givesBack: true, mail };
      const before = await subject.stores.students.findById(attempt.studentId);
      await subject.run((tx) => tx.attempts.regrade(regrading));
      await expect(subject.stores.results.find(result.id)).resolves.toEqual(after);
      await expect(subject.stores.results.gradingsOf(result.id)).resolves.toMatchObject([
        { revision: 0, score, rulingIds: [] },
        { revision: 1, score: after.score, rulingIds: [ruling.id], gradedAt: A_DAY },
      ]);
      const owner = await subject.stores.students.findById(attempt.studentId);
      expect(owner!.totalAttempts).toBe(before!.totalAttempts + 1);
      expect(await subject.emailsTo(mail.to)).toHaveLength(1);
      await expect(subject.run((tx) => tx.attempts.regrade(regrading))).rejects.toThrow();
    });
  });

  describe(`${name}: RegradeQueue`, () => {
    it('hands out what is due and not done, and keeps how far it came', async (subject) => {
      const { id: rulingId, questionId, version } = (await givenRuling(subject)).ruling;
      const pass = {
        ...{ id: randomUUID(), rulingId, questionId, version, dueAt: new Date(0), cursor: null },
        ...{ examined: 0, regraded: 0, doneAt: null },
      };
      await subject.run((tx) => tx.regrades.add([pass]));
      expect(await subject.run((tx) => tx.regrades.takeDue(A_DAY))).toEqual(pass);
      const later = { ...pass, cursor: randomUUID(), examined: 7, regraded: 3, doneAt: A_DAY };
      await subject.run((tx) => tx.regrades.save(later));
      await expect(subject.stores.regrades.of(rulingId)).resolves.toEqual([later]);
      await expect(subject.run((tx) => tx.regrades.takeDue(A_DAY))).resolves.toBeNull();
    });
  });
}
