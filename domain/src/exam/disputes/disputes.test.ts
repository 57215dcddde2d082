import type { Actor } from '../../audit/audit-entry.js';
import { voidAttempt } from '../void-and-reopen.js';
import { saveAnswers } from '../save-answers.js';
import { submitAttempt } from '../submit-attempt.js';
import { previewRuling } from '../regrading/preview-ruling.js';
import { runRegrades } from '../regrading/run-regrades.js';
import { setNextRulingState } from '../regrading/next-ruling-state.js';
import { draftRuling } from '../../questions/rulings/draft-ruling.js';
import { questionsOf } from '../../testing/a-question.js';
import { aPaidStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { anAttempt } from '../../testing/an-attempt.js';
import { declineQuestionDisputes, upholdQuestionDisputes } from './decide-disputes.js';
import { fileQuestionDispute } from './file-dispute.js';
import { viewQuestionDisputes } from './view-disputes.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const QUESTIONS = questionsOf('hr', 10);
const TEXT = 'The standard says something else since last year.';
const DAY = 24 * 60 * 60;
const ALL = 1_000;

async function contextWith(count: number) {
  const students = Array.from({ length: count }, () => aPaidStudent());
  const attempts = students.map(({ id: studentId }) =>
    anAttempt({ studentId, domain: 'hr', questions: QUESTIONS }),
  );
  const context = await aTestContext({ students, attempts });
  context.unitOfWork.seedQuestions(QUESTIONS);
  const answers = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 'a']));
  for (const { studentId, id: attemptId } of attempts) {
    await submitAttempt(context, { studentId, attemptId, answers });
  }
  return { context, attempts: attempts as unknown as [Test, Test, Test, Test] };
}

type Test = Pick<ReturnType<typeof anAttempt>, 'id' | 'studentId'>;

const file = (context: TestContext, { id, studentId }: Test, place: number) =>
  fileQuestionDispute(context, {
    ...{ studentId, resultId: id, questionId: QUESTIONS[place]?.id ?? 'another' },
    ...{ kind: 'outdated', text: ` ${TEXT} ` },
  });

const view = (context: TestContext, { id, studentId }: Test) =>
  viewQuestionDisputes(context, { studentId, resultId: id });

const versionOf = (place: number) => {
  const { id: questionId, version } = QUESTIONS[place]!;
  return { questionId, version };
};

const decline = (context: TestContext, place: number, reason = 'The key is right.') =>
  declineQuestionDisputes(context, ACTOR, { ...versionOf(place), reason });

async function rule(context: TestContext, place: number): Promise<string> {
  const ruling = { ...versionOf(place), kind: 'credit-all', accepted: [] } as const;
  const { id } = await draftRuling(context, ACTOR, { ...ruling, reason: 'It was out of date.' });
  const planned = { rulingId: id, mayTakePasses: false };
  const { hash } = await previewRuling(context, planned);
  const step = { ...planned, kind: 'apply' as const, previewHash: hash, isOwner: false };
  await setNextRulingState(context, ACTOR, { ...step, reason: 'Checked' });
  return id;
}

describe('A dispute of a question', () => {
  it('is kept with the version that was served, and confirmed by mail', async () => {
    const { context, attempts } = await contextWith(1);
    const [test] = attempts;
    const filed = await file(context, test, 2);
    expect(filed).toMatchObject({ ...versionOf(2), place: 3, text: TEXT, state: 'open' });
    const shown = await view(context, test);
    expect(shown).toMatchObject({ disputes: [{ state: 'open', answer: '' }], left: 2 });
    expect(context.mails('question-dispute-received')).toMatchObject([
      { data: { place: 3, reported: 'outdated', text: TEXT } },
    ]);
  });

  it('is refused twice, by a stranger, of another question, before the end and in bad form', async () => {
    const { context, attempts } = await contextWith(2);
    const [test, other] = attempts;
    await file(context, test, 0);
    const refused = (work: Promise<unknown>) => expect(work).rejects;
    await refused(file(context, test, 0)).toMatchObject({ code: 'question_disputed' });
    const strange = { ...test, studentId: other.studentId };
    await refused(file(context, strange, 1)).toMatchObject({ code: 'result_not_found' });
    await refused(view(context, strange)).toMatchObject({ code: 'result_not_found' });
    await refused(file(context, { ...test, id: 'none' }, 1)).toMatchObject({
      code: 'result_not_found',
    });
    const fields = { questionId: expect.any(String) };
    await refused(file(context, test, 99)).toMatchObject({ details: { fields } });
    const open = anAttempt({ studentId: other.studentId, questions: QUESTIONS });
    await context.unitOfWork.run((tx) => tx.attempts.add(open));
    await refused(file(context, open, 0)).toMatchObject({ code: 'result_not_found' });
    const { studentId, id: resultId } = test;
    const bad = { studentId, resultId, questionId: QUESTIONS[1]!.id, kind: '', text: '' };
    const form = { fields: { kind: expect.any(String), text: expect.any(String) } };
    await refused(fileQuestionDispute(context, bad)).toMatchObject({ details: form });
    const nobody = { ...bad, kind: 'unclear', text: TEXT, studentId: 'nobody' };
    await refused(fileQuestionDispute(context, nobody)).toMatchObject({
      code: 'student_not_found',
    });
  });

  it('is refused as the fourth of a test that is open or declined', async () => {
    const { context, attempts } = await contextWith(1);
    const [test] = attempts;
    for (const place of [0, 1, 2]) await file(context, test, place);
    await decline(context, 0);
    await expect(file(context, test, 3)).rejects.toMatchObject({
      code: 'too_many_question_disputes',
    });
    await rule(context, 1);
    await expect(file(context, test, 3)).resolves.toMatchObject({ place: 4 });
  });

  it('is one line during the test: the first of a question, of three questions, without a mail', async () => {
    const { context, attempts } = await contextWith(1);
    const { studentId } = attempts[0];
    const open = anAttempt({ studentId, questions: QUESTIONS });
    await context.unitOfWork.run((tx) => tx.attempts.add(open));
    const say = (...lines: readonly [number, string][]) =>
      saveAnswers(context, {
        ...{ studentId, attemptId: open.id, answers: {} },
        disputes: Object.fromEntries(lines.map(([place, text]) => [QUESTIONS[place]!.id, text])),
      });
    await say([3, ' Two are right '], [4, ' ']);
    await say([3, 'Once more'], [0, 'x'.repeat(1_000)], [1, 'Old'], [2, 'One too many']);
    const filed = await context.unitOfWork.run((tx) => tx.questionDisputes.ofResult(open.id));
    expect(filed.map(({ place, text }) => [place, text]).sort()).toEqual([
      [1, 'x'.repeat(300)],
      [2, 'Old'],
      [4, 'Two are right'],
    ]);
    expect(context.mails('question-dispute-received')).toEqual([]);
  });

  it('can be made for seven days, to the last moment', async () => {
    const { context, attempts } = await contextWith(1);
    const [test] = attempts;
    context.clock.pass(7 * DAY);
    await file(context, test, 0);
    await expect(view(context, test)).resolves.toMatchObject({ isOpen: true });
    context.clock.pass(1);
    await expect(view(context, test)).resolves.toMatchObject({ isOpen: false, left: 2 });
    const late = file(context, test, 1);
    await expect(late).rejects.toMatchObject({ code: 'question_disputes_closed' });
  });
});

describe('A decision on a version', () => {
  it('answers all open disputes of it by one reason, and tells nobody who decided', async () => {
    const { context, attempts } = await contextWith(3);
    const [one, two, three] = attempts;
    await file(context, one, 0);
    await file(context, two, 0);
    await file(context, three, 1);
    await decline(context, 0);
    for (const test of [one, two]) {
      const { disputes } = await view(context, test);
      expect(disputes).toMatchObject([{ state: 'declined', answer: 'The key is right.' }]);
      expect(JSON.stringify(disputes)).not.toMatch(/meera|ruling|admin/i);
    }
    await expect(view(context, three)).resolves.toMatchObject({ disputes: [{ state: 'open' }] });
    const mails = context.mails('question-dispute-decided');
    expect(mails).toMatchObject([
      { data: { outcome: 'declined', reason: 'The key is right.' } },
      { data: { outcome: 'declined' } },
    ]);
    expect(JSON.stringify(mails)).not.toContain('meera');
    const last = context.unitOfWork.audit().at(-1);
    expect(last).toMatchObject({ action: 'decline-question-disputes', after: { disputes: 2 } });
    await expect(decline(context, 0)).rejects.toMatchObject({ code: 'nothing_to_change' });
    await expect(decline(context, 1, ' ')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('reaches the student of a test that was voided meanwhile', async () => {
    const { context, attempts } = await contextWith(2);
    const [gone, kept] = attempts;
    await file(context, gone, 0);
    await file(context, kept, 0);
    await voidAttempt(context, ACTOR, { attemptId: gone.id, reason: 'The power failed' });
    await expect(view(context, gone)).rejects.toMatchObject({ code: 'result_not_found' });
    await decline(context, 0);
    expect(context.mails('question-dispute-decided')).toMatchObject([
      { data: { resultId: gone.id, hasResult: false } },
      { data: { resultId: kept.id, hasResult: true } },
    ]);
  });

  it('A decision by a ruling that is applied upholds the disputes, and corrects who said nothing too', async () => {
    const { context, attempts } = await contextWith(4);
    for (const test of attempts.slice(0, 3)) await file(context, test, 0);
    await rule(context, 0);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ after: { disputes: 3 } });
    await runRegrades(context, ALL);
    for (const test of attempts.slice(0, 3)) {
      const { disputes, left } = await view(context, test);
      expect(disputes).toMatchObject([{ state: 'upheld', answer: 'It was out of date.' }]);
      expect(left).toBe(3);
    }
    expect(context.mails('question-dispute-decided')).toHaveLength(3);
    expect(await context.results.find(attempts[3].id)).toMatchObject({ revision: 1 });
    expect(context.mails('result-corrected')).toHaveLength(4);
  });

  it('upholds those that came after a ruling by that one, if it is in force on the version', async () => {
    const { context, attempts } = await contextWith(1);
    const [test] = attempts;
    const rulingId = await rule(context, 0);
    await file(context, test, 0);
    await file(context, test, 1);
    const uphold = (place: number, id: string) =>
      upholdQuestionDisputes(context, ACTOR, {
        ...{ ...versionOf(place), rulingId: id, reason: 'Ruled already' },
      });
    const code = 'no_such_ruling_in_force';
    await expect(uphold(1, rulingId)).rejects.toMatchObject({ code });
    await expect(uphold(0, 'another')).rejects.toMatchObject({ code });
    await uphold(0, rulingId);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'uphold-question-disputes', subject: 'question' },
      after: { disputes: 1, ruling: rulingId },
    });
    const { disputes } = await view(context, test);
    expect(disputes.map(({ state }) => state)).toEqual(['upheld', 'open']);
  });
});
