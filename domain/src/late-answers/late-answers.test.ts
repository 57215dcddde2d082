import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../audit/audit-entry.js';
import { anchorOf, stampOf } from '../exam/anchors.js';
import { submitAttempt } from '../exam/submit-attempt.js';
import { secondsAfter } from '../kernel/time.js';
import { questionsOf } from '../testing/a-question.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { acceptLateAnswer, declineLateAnswer } from './decide-late-answer.js';
import { keepLateAnswers, type LateChoices } from './keep-late-answers.js';
import { viewLateAnswers } from './view-late-answers.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const QUESTIONS = questionsOf('hr', 4);
const [Q1, Q2] = QUESTIONS.map(({ id }) => id) as [string, string];
const RIGHT = QUESTIONS[0]!.correctOption;
const WRONG = RIGHT === 'a' ? 'b' : 'a';
const SESSION = 'session';

/** A test whose last contact was half a minute before its deadline, and that is 20 s over by now. */
async function aWorld({ answers = {} } = {}) {
  const student = aPaidStudent();
  const clock = (await aTestContext()).clock;
  const deadline = secondsAfter(clock.now, -20);
  const attempt = anAttempt({
    ...{ studentId: student.id, domain: 'hr', questions: QUESTIONS, deadline },
    startedAt: secondsAfter(deadline, -1_800),
    answers,
  });
  const world = await aTestContext({ students: [student], attempts: [attempt] });
  const anchorAt = secondsAfter(deadline, -30);
  const anchor = anchorOf(world, { attemptId: attempt.id, sessionId: SESSION, at: anchorAt });
  const sent = (parts: Partial<LateChoices> = {}): LateChoices => ({
    ...{ studentId: student.id, attemptId: attempt.id, stamp: null },
    choices: { [Q1]: RIGHT },
    times: { [Q1]: { anchor, elapsedMs: 25_000 } },
    ...parts,
  });
  return { world, student, attempt, sent, anchor };
}

const kept = (world: TestContext) => [...world.unitOfWork.tables.lateAnswers.values()];
const accept = (world: TestContext, reason = 'The power failed') =>
  acceptLateAnswer(world, ACTOR, { lateAnswerId: kept(world)[0]!.id, reason });

describe('Answers that come when the test is closed', () => {
  it('are kept with what speaks for their time, and graded by nobody', async () => {
    const { world, attempt, sent } = await aWorld();
    await keepLateAnswers(world, sent());
    expect(kept(world)).toMatchObject([
      {
        ...{ attemptId: attempt.id, questionId: Q1, place: 1, option: RIGHT, state: 'waiting' },
        ...{ basis: 'stated', statedAt: secondsAfter(attempt.deadline, -5) },
      },
    ]);
    const result = await world.results.find(attempt.id);
    expect(result).toMatchObject({ score: 0, revision: 0 });
    await keepLateAnswers(world, sent());
    expect(kept(world)).toHaveLength(1);
  });

  it('are those that differ from what was saved, in questions and options that exist', async () => {
    const { world, sent } = await aWorld({ answers: { [Q1]: RIGHT } });
    const choices = { [Q1]: RIGHT, [Q2]: 'z', stranger: 'a' };
    await keepLateAnswers(world, sent({ choices }));
    expect(kept(world)).toEqual([]);
  });

  it('are not believed with a time from another test, or after a later save', async () => {
    const { world, attempt, sent } = await aWorld();
    const at = secondsAfter(attempt.deadline, -30);
    const foreign = anchorOf(world, { attemptId: 'another', sessionId: SESSION, at });
    await keepLateAnswers(world, sent({ times: { [Q1]: { anchor: foreign, elapsedMs: 1 } } }));
    expect(kept(world)[0]).toMatchObject({ basis: 'not-stated', notBefore: null });
    const other = await aWorld();
    const saved = secondsAfter(other.attempt.deadline, -1);
    other.world.unitOfWork.tables.lastSaves.set(`${other.attempt.id}|${SESSION}`, saved);
    const early = { [Q1]: { anchor: other.anchor, elapsedMs: 0 } };
    await keepLateAnswers(other.world, other.sent({ times: early }));
    expect(kept(other.world)[0]).toMatchObject({ basis: 'contradicted' });
  });

  it('are proven by a stamp for the same choice', async () => {
    const { world, attempt, sent } = await aWorld();
    const choices = { [Q1]: RIGHT, [Q2]: 'b' };
    const seal = stampOf(world, attempt.id, choices, secondsAfter(attempt.deadline, -2));
    await keepLateAnswers(world, sent({ choices, stamp: { choices, seal } }));
    expect(kept(world).map(({ basis }) => basis)).toEqual(['stamped', 'stamped']);
    const other = await aWorld();
    const stamp = { choices: { [Q1]: WRONG }, seal };
    await keepLateAnswers(other.world, other.sent({ stamp }));
    expect(kept(other.world)[0]).toMatchObject({ basis: 'stated' });
  });

  it('are refused of another student’s test, and of one that runs', async () => {
    const { world, sent, attempt } = await aWorld();
    const stranger = keepLateAnswers(world, sent({ studentId: 'stranger' }));
    await expect(stranger).rejects.toMatchObject({ code: 'attempt_not_found' });
    const running = { ...attempt, deadline: secondsAfter(attempt.deadline, 3_600) };
    const open = await aTestContext({
      students: [await world.student(attempt.studentId)],
      attempts: [running],
    });
    const early = keepLateAnswers(open, sent());
    await expect(early).rejects.toMatchObject({ code: 'attempt_still_open' });
  });

  it('are seen by their student alone, with the word on their proof', async () => {
    const { world, student, attempt, sent } = await aWorld();
    await keepLateAnswers(world, sent());
    const asked = { studentId: student.id, resultId: attempt.id };
    const [late] = await viewLateAnswers(world, asked);
    expect(late).toMatchObject({ questionId: Q1, proof: 'stated', state: 'waiting', reason: '' });
    const stranger = viewLateAnswers(world, { ...asked, studentId: 'stranger' });
    await expect(stranger).rejects.toMatchObject({ code: 'result_not_found' });
  });
});

describe('A decision on a late answer', () => {
  it('that accepts it grades anew, tells the student once, and is in the audit log', async () => {
    const { world, attempt, sent } = await aWorld();
    await keepLateAnswers(world, sent());
    await accept(world);
    const result = await world.results.find(attempt.id);
    expect(result).toMatchObject({ score: 1, revision: 1, correction: { first: { score: 0 } } });
    expect(result?.questions[0]).toMatchObject({ selectedOption: RIGHT, isCorrect: true });
    expect(await world.results.gradingsOf(attempt.id)).toHaveLength(2);
    expect(world.mails('result-corrected')).toEqual([]);
    expect(world.mails('late-answer-decided')).toMatchObject([
      { data: { outcome: 'accepted', place: 1, scoreBefore: 0, score: 1, passed: false } },
    ]);
    expect(world.unitOfWork.audit()).toMatchObject([
      { action: 'accept-late-answer', subjectId: attempt.id, reason: 'The power failed' },
    ]);
    expect(kept(world)[0]).toMatchObject({ state: 'accepted', reason: 'The power failed' });
    await expect(accept(world)).rejects.toMatchObject({ code: 'late_answer_decided' });
  });

  it('issues the certificate of a test that passes with it', async () => {
    const rest = QUESTIONS.slice(2).map(({ id, correctOption }) => [id, correctOption] as const);
    const { world, attempt, sent } = await aWorld({ answers: Object.fromEntries(rest) });
    await keepLateAnswers(world, sent());
    expect(world.unitOfWork.tables.certificates.size).toBe(0);
    await accept(world);
    expect(await world.results.find(attempt.id)).toMatchObject({ score: 3, passed: true });
    expect(world.unitOfWork.tables.certificates.size).toBe(1);
  });

  it('that accepts a wrong one shows it in the review', async () => {
    const { world, attempt, sent } = await aWorld();
    await keepLateAnswers(world, sent({ choices: { [Q1]: WRONG } }));
    await accept(world);
    const result = await world.results.find(attempt.id);
    expect(result).toMatchObject({ score: 0, questions: [{ selectedOption: WRONG }, {}, {}, {}] });
    expect(world.mails('late-answer-decided')).toHaveLength(1);
  });

  it('never lowers a score', async () => {
    const { world, attempt, sent } = await aWorld({ answers: { [Q1]: RIGHT } });
    await keepLateAnswers(world, sent({ choices: { [Q1]: WRONG } }));
    await expect(accept(world)).rejects.toMatchObject({ code: 'accepting_lowers_score' });
    expect(await world.results.find(attempt.id)).toMatchObject({ score: 1, revision: 0 });
    expect(kept(world)[0]?.state).toBe('waiting');
  });

  it('can not accept what came after the right answers could be read', async () => {
    const { world, attempt, student, sent } = await aWorld();
    await submitAttempt(world, { studentId: student.id, attemptId: attempt.id, answers: {} });
    await world.unitOfWork.run((tx) => tx.results.open(attempt.id, student.id));
    await keepLateAnswers(world, sent());
    await expect(accept(world)).rejects.toMatchObject({ code: 'came_after_review' });
  });

  it('that declines it changes no result, and tells the student why', async () => {
    const { world, attempt, sent } = await aWorld();
    await keepLateAnswers(world, sent());
    const lateAnswerId = kept(world)[0]!.id;
    await declineLateAnswer(world, ACTOR, { lateAnswerId, reason: 'No gap is known' });
    expect(await world.results.find(attempt.id)).toMatchObject({ score: 0, revision: 0 });
    expect(world.mails('late-answer-decided')).toMatchObject([
      { data: { outcome: 'declined', reason: 'No gap is known' } },
    ]);
    const missing = { lateAnswerId: 'none', reason: 'No gap is known' };
    await expect(declineLateAnswer(world, ACTOR, missing)).rejects.toMatchObject({
      code: 'nothing_to_change',
    });
    await expect(accept(world, '')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
