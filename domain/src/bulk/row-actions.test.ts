import { describe, expect, it } from '@jest/globals';
import { createQuestion } from '../question-bank/edit-question.js';
import { stateOf } from '../question-bank/question-state.js';
import { contentOf } from '../question-bank/question.js';
import { moveQuestion } from '../question-bank/move-question.js';
import { leastLive } from '../question-bank/offer.js';
import { aContactMessage } from '../testing/a-contact-message.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { anEmail } from '../testing/an-email.js';
import type { BulkKind } from './bulk-action.js';
import type { BulkSubject } from './bulk-job.js';
import { runBulkJobs } from './run-bulk-jobs.js';
import { startBulkJob } from './start-bulk-job.js';
import { undoBulkJob } from './undo-bulk-job.js';

const OWNER = anAdmin({ role: 'owner' });
const ACTOR = { adminId: OWNER.id, username: OWNER.username };
const ALL = 1_000;

async function aContext() {
  const context = await aTestContext();
  await context.unitOfWork.run((tx) => tx.admins.add(OWNER));
  return context;
}

/** Does it to all of them; answers what became of each, and how to undo it. */
async function doTo(
  context: TestContext,
  kind: BulkKind,
  subjects: readonly BulkSubject[],
  value: string | null = null,
  mayClose = false,
) {
  const job = await startBulkJob(context, ACTOR, {
    ...{ kind, value, mail: null, reason: 'All of them', role: 'owner', filter: {} },
    ...{ subjects, confirmed: subjects.length, mayClose },
  });
  await runBulkJobs(context, ALL);
  const rows = [...context.unitOfWork.tables.bulkRows.values()];
  const own = rows.filter(({ jobId }) => jobId === job.id);
  return { job, whys: own.map(({ state, why }) => (state === 'done' ? 'done' : why)) };
}

const undo = async (
  context: TestContext,
  { id: jobId }: { readonly id: string },
  mayClose = false,
) => {
  await undoBulkJob(context, ACTOR, { jobId, role: 'owner', reason: 'By mistake', mayClose });
  await runBulkJobs(context, ALL);
};

const noVersion = (subjectId: string): BulkSubject => ({ subjectId, version: null });

describe('In bulk', () => {
  it('mails that failed are sent again, and others are left', async () => {
    const context = await aContext();
    const two = [anEmail(), anEmail()];
    await context.unitOfWork.run(async (tx) => {
      for (const one of two) await tx.emails.add(one);
    });
    const { emails } = context.unitOfWork.tables;
    const [failed, waiting] = [...emails.keys()] as [string, string];
    emails.set(failed, { ...emails.get(failed)!, state: 'failed' });
    const { whys } = await doTo(context, 'retry-emails', [failed, waiting].map(noVersion));
    expect(whys).toEqual(['done', 'Only a mail that failed can be sent again.']);
    const cancelled = await doTo(context, 'cancel-emails', [failed, waiting].map(noVersion));
    expect(cancelled.whys).toEqual(['done', 'done']);
    const after = [...context.unitOfWork.tables.emails.values()];
    expect(after.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  it('a message that is closed already is reported as changed meanwhile', async () => {
    const context = await aContext();
    const message = aContactMessage();
    await context.unitOfWork.run((tx) => tx.messages.add(message));
    const { whys } = await doTo(context, 'close-messages', [noVersion(message.id)]);
    expect(whys).toEqual(['done']);
    const again = await doTo(context, 'close-messages', [noVersion(message.id)]);
    expect(again.whys).toEqual([
      'Somebody has answered or closed this message meanwhile. Please load it again.',
    ]);
  });

  it('questions are retired and brought back, and what is so already is skipped', async () => {
    const context = await aContext();
    const questions = questionsOf('hr', 60);
    context.unitOfWork.seedQuestions(questions);
    const [one, other] = [questions[0]!, questions[1]!];
    await moveQuestion(context, ACTOR, {
      id: other.id,
      move: 'retire',
      reason: 'It was read aloud',
    });
    const subjects = [one, other].map(({ id }) => ({ subjectId: id, version: 1 }));
    const { job, whys } = await doTo(context, 'move-questions', subjects, 'retire');
    expect(whys).toEqual(['done', 'It is so already.']);
    const states = () =>
      [one, other].map(({ id }) => stateOf(context.unitOfWork.tables.questions.get(id)!));
    expect(states()).toEqual(['retired', 'retired']);
    await undo(context, job);
    expect(states()).toEqual(['live', 'retired']);
  });

  it('questions are retired that leave their domain too few, and restored ones retired again, only once that is confirmed', async () => {
    const context = await aContext();
    const least = leastLive(await context.policy.current());
    const questions = questionsOf('hr', least + 1);
    context.unitOfWork.seedQuestions([...questions, ...questionsOf('data science', least + 9)]);
    const live = () =>
      questions.filter(({ id }) => context.unitOfWork.tables.questions.get(id)!.live).length;
    const two = questions.slice(0, 2).map(({ id }) => ({ subjectId: id, version: 1 }));
    const refused = { code: 'domains_would_close', message: expect.stringMatching(/in: HR\./) };
    await expect(doTo(context, 'move-questions', two, 'retire')).rejects.toMatchObject(refused);
    expect(context.unitOfWork.audit()).toEqual([]);
    const { job, whys } = await doTo(context, 'move-questions', two, 'retire', true);
    expect([whys, live()]).toEqual([['done', 'done'], least - 1]);
    expect(context.unitOfWork.audit()[0]).toMatchObject({
      ...{ action: 'start-bulk-job', subjectId: job.id, after: { mayClose: true } },
    });
    const back = await doTo(context, 'move-questions', two, 'restore');
    await expect(undo(context, back.job)).rejects.toMatchObject(refused);
    await undo(context, back.job, true);
    expect(live()).toBe(least - 1);
  });

  it('a question that somebody else has retired meanwhile is not counted again, and the last one that would close a domain is left', async () => {
    const context = await aContext();
    const questions = questionsOf('hr', leastLive(await context.policy.current()) + 1);
    context.unitOfWork.seedQuestions(questions);
    const [first, second] = questions.map(({ id }) => ({ subjectId: id, version: 1 }));
    const stale = { ...second!, version: 9 };
    const job = await startBulkJob(context, ACTOR, {
      ...{ kind: 'move-questions', value: 'retire', mail: null, mayClose: false },
      ...{ reason: 'Too easy', role: 'owner', filter: {} },
      ...{ subjects: [first!, stale], confirmed: 2 },
    });
    await moveQuestion(context, ACTOR, { id: questions[5]!.id, move: 'retire', reason: 'Wrong' });
    await runBulkJobs(context, ALL);
    const rows = [...context.unitOfWork.tables.bulkRows.values()];
    expect(rows.filter(({ jobId }) => jobId === job.id)).toMatchObject([
      { state: 'skipped', why: expect.stringContaining('No test would be offered there') },
      { state: 'skipped', why: expect.stringContaining('has changed this question') },
    ]);
  });

  it('nobody approves words of their own without a reason, and an approval has no undo', async () => {
    const context = await aContext();
    await createQuestion(context, ACTOR, contentOf(aQuestion({ id: 'own' })));
    await moveQuestion(context, ACTOR, { id: 'own', move: 'submit', reason: '' });
    const { job } = await doTo(
      context,
      'move-questions',
      [{ subjectId: 'own', version: 1 }],
      'approve',
    );
    await expect(undo(context, job)).rejects.toMatchObject({ code: 'nothing_to_undo' });
  });
});
