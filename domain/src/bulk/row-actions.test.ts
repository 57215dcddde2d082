import { describe, expect, it } from '@jest/globals';
import { createQuestion } from '../question-bank/edit-question.js';
import { stateOf } from '../question-bank/question-state.js';
import { contentOf } from '../question-bank/question.js';
import { moveQuestion } from '../question-bank/move-question.js';
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
) {
  const job = await startBulkJob(context, ACTOR, {
    ...{ kind, value, isMailed: false, reason: 'All of them', role: 'owner', filter: {} },
    ...{ subjects, confirmed: subjects.length },
  });
  await runBulkJobs(context, ALL);
  const rows = [...context.unitOfWork.tables.bulkRows.values()];
  const own = rows.filter(({ jobId }) => jobId === job.id);
  return { job, whys: own.map(({ state, why }) => (state === 'done' ? 'done' : why)) };
}

const undo = async (context: TestContext, { id: jobId }: { readonly id: string }) => {
  await undoBulkJob(context, ACTOR, { jobId, role: 'owner', reason: 'By mistake' });
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
