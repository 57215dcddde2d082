import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anApplication } from '../testing/an-application.js';
import {
  answerAsApplicant,
  APPLICANT_ANSWERS,
  stageWords,
  type ApplicantAnswer,
} from './applicant-page.js';
import type { Application } from './application.js';
import { usualMail } from './move-mail.js';
import { movesFrom, STAGES, type Stage } from './stages.js';
import { anAdmin } from '../testing/an-admin.js';
import { addApplicationNote, assignApplication } from './assign-application.js';

async function aContext(status: Stage, parts: Partial<Application> = {}) {
  const context = await aTestContext();
  const application = anApplication({ status, ...parts });
  await context.unitOfWork.run((tx) => tx.applications.add(application));
  const token = context.applicantTokens.tokenOf(application.id);
  return {
    ...{ context, application, token },
    kept: () => context.unitOfWork.tables.applications.get(application.id)!,
    moves: () => context.unitOfWork.stores.applications.movesOf(application.id),
    say: (answer: string, by = token) => answerAsApplicant(context, { token: by, answer }),
  };
}

const OPEN: readonly (readonly [ApplicantAnswer, Stage, Stage])[] = [
  ['accept', 'offered', 'accepted'],
  ['decline', 'offered', 'declined'],
  ['withdraw', 'received', 'closed'],
  ['withdraw', 'shortlisted', 'closed'],
  ['withdraw', 'interview', 'closed'],
  ['withdraw', 'accepted', 'closed'],
];

describe('The page of an applicant', () => {
  it.each(OPEN)('takes %s while the application is %s', async (answer, from, to) => {
    const { application, kept, moves, say } = await aContext(from);
    await say(answer);
    expect(kept()).toEqual({ ...application, status: to, version: 1 });
    expect(await moves()).toMatchObject([{ from, to, adminId: null, adminName: '', reason: '' }]);
  });

  it.each(STAGES)('offers for %s just what is open then, and each way is a move', async (stage) => {
    const { title, text, answers } = stageWords(stage);
    expect(`${title} ${text}`).not.toMatch(/₹|\bfee\b|\btest\b/i);
    expect(answers).toEqual(
      APPLICANT_ANSWERS.filter((one) =>
        OPEN.some(([open, from]) => open === one && from === stage),
      ),
    );
    for (const [answer, from, to] of OPEN) {
      if (from === stage) expect(movesFrom(stage)).toContain(to);
      const { kept, say } = await aContext(stage);
      const isOpen = answers.includes(answer);
      const isDone = stage === OPEN.find(([one]) => one === answer)?.[2];
      if (isOpen || isDone) await say(answer);
      else await expect(say(answer)).rejects.toMatchObject({ code: 'answer_too_late' });
      if (!isOpen) expect(kept()).toMatchObject({ status: stage, version: 0 });
    }
  });

  it.each([
    ['accept', 'accepted', 'decline'],
    ['decline', 'declined', 'accept'],
  ] as const)(
    'counts %s that comes twice once, and confirms it by one mail',
    async (answer, to, other) => {
      const { context, application, token, moves, say } = await aContext('offered');
      await say(answer);
      await say(answer);
      expect(await moves()).toMatchObject([{ to, isMailed: true }]);
      const data = { ...usualMail(to), name: application.name, page: token };
      const { id, name, email, domain } = application;
      expect(context.mails()).toEqual([
        expect.objectContaining({
          ...{ kind: 'applicant-answered', to: context.companyInbox, replyTo: email },
          data: { id, name, email, domain, answer },
        }),
        expect.objectContaining({ kind: 'application-moved', to: application.email, data }),
      ]);
      await expect(say(other)).rejects.toThrow('That is no longer open.');
    },
  );

  it('mails the company alone of an application that is withdrawn', async () => {
    const { context, moves, say } = await aContext('shortlisted');
    await say('withdraw');
    expect(await moves()).toMatchObject([{ isMailed: false }]);
    expect(context.mails()).toMatchObject([{ data: { answer: 'withdraw' } }]);
  });

  it.each([
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ])('takes %s to the last moment, and none after it', async (answer, status) => {
    const answerBy = new Date('2026-02-07T18:29:59.999Z');
    const inTime = await aContext('offered', { answerBy });
    inTime.context.clock.now = answerBy;
    await inTime.say(answer);
    expect(inTime.kept()).toMatchObject({ status, answerBy: null });
    const late = await aContext('offered', { answerBy });
    late.context.clock.now = secondsAfter(answerBy, 0.001);
    await expect(late.say(answer)).rejects.toMatchObject({ code: 'answer_too_late' });
    expect(late.kept()).toEqual(late.application);
  });

  it('opens by its own token alone', async () => {
    const { application, kept, say } = await aContext('offered');
    for (const token of ['', 'forged', application.id]) {
      await expect(say('accept', token)).rejects.toThrow('There is no such application.');
    }
    expect(kept()).toEqual(application);
    await expect(say('hire')).rejects.toThrow('Please choose an answer.');
  });

  it('opens nothing once the application is gone', async () => {
    const { context, application, say } = await aContext('offered');
    await context.unitOfWork.run((tx) => tx.applications.removeFrom(application.email));
    await expect(say('accept')).rejects.toThrow('There is no such application.');
  });
});

const ACTOR = { adminId: 'admin-1', username: 'meera' };

async function contextWithAdmins() {
  const context = await aTestContext();
  const application = anApplication();
  const [support, content, gone] = [
    anAdmin({ role: 'support' }),
    anAdmin({ role: 'content' }),
    anAdmin({ role: 'support', active: false }),
  ] as const;
  await context.unitOfWork.run(async (tx) => {
    await tx.applications.add(application);
    for (const admin of [support, content, gone]) await tx.admins.add(admin);
  });
  const { id: applicationId } = application;
  return {
    ...{ context, application, support, content, gone },
    kept: () => context.unitOfWork.tables.applications.get(applicationId)!,
    assign: (ownerId: string | null, version = 0) =>
      assignApplication(context, ACTOR, { applicationId, version, ownerId }),
    write: (text: string, id = applicationId) =>
      addApplicationNote(context, ACTOR, { applicationId: id, text }),
    notes: () => context.unitOfWork.stores.applications.notesOf(applicationId),
  };
}

describe('Giving an application to an owner', () => {
  it('saves the owner, and takes the owner away again', async () => {
    const { application, support, kept, assign, context } = await contextWithAdmins();
    await assign(support.id);
    expect(kept()).toEqual({ ...application, ownerId: support.id, version: 1 });
    await assign(support.id, 1);
    await assign(null, 1);
    expect(kept()).toEqual({ ...application, version: 2 });
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'assign-application', before: { ownerId: null }, after: { ownerId: support.id } },
      { action: 'assign-application', before: { ownerId: support.id }, after: { ownerId: null } },
    ]);
  });

  it('refuses an admin who has no right to applications, or is deactivated', async () => {
    const { application, content, gone, kept, assign } = await contextWithAdmins();
    for (const ownerId of [content.id, gone.id, 'nobody']) {
      await expect(assign(ownerId)).rejects.toThrow(
        'Please choose an admin who may work on applications.',
      );
    }
    expect(kept()).toEqual(application);
  });

  it('undoes nothing that another saved since', async () => {
    const { support, kept, assign } = await contextWithAdmins();
    await assign(support.id);
    await expect(assign(null)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(kept().ownerId).toBe(support.id);
  });
});

describe('A note on an application', () => {
  it('joins the thread and is shown as the newest', async () => {
    const { context, application, kept, notes, write } = await contextWithAdmins();
    await write(' Call on Monday ');
    context.clock.pass(1);
    await write('x'.repeat(2000));
    expect((await notes()).map(({ text }) => text)).toEqual(['Call on Monday', 'x'.repeat(2000)]);
    expect(await notes()).toMatchObject([{ adminId: 'admin-1', adminName: 'meera' }, {}]);
    expect(kept()).toEqual({ ...application, notes: 'x'.repeat(2000) });
    expect(context.unitOfWork.audit()[0]).toMatchObject({
      ...{ action: 'add-application-note', subjectId: application.id },
      after: { note: 'Call on Monday' },
    });
  });

  it.each([
    [' ', 'Please write a note.'],
    ['x'.repeat(2001), 'Please use at most 2000 characters.'],
  ])('is refused if it is empty or too long', async (text, message) => {
    const { notes, write } = await contextWithAdmins();
    await expect(write(text)).rejects.toMatchObject({ details: { fields: { text: message } } });
    expect(await notes()).toEqual([]);
  });

  it('needs an application', async () => {
    const { write } = await contextWithAdmins();
    await expect(write('Call', 'none')).rejects.toThrow('There is no such application.');
  });
});
