import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AdminRole } from '../staff/role.js';
import { letterOf } from '../applications/letter-form.js';
import { usualMail } from '../applications/move-mail.js';
import { movesFrom, STAGES, type Stage } from '../applications/stages.js';
import { moveApplication } from '../applications/move-application.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { anApplication } from '../testing/an-application.js';
import { killedAt } from '../testing/killed-stores.js';
import { BULK_ACTIONS, BULK_KINDS, MOST_BULK_ROWS } from './bulk-action.js';
import type { BulkJob } from './bulk-job.js';
import { cancelBulkJob } from './cancel-bulk-job.js';
import { runBulkJobs } from './run-bulk-jobs.js';
import { startBulkJob, type Starting } from './start-bulk-job.js';
import { undoBulkJob } from './undo-bulk-job.js';

const ALL = 1_000;
const MEERA = anAdmin({ username: 'meera', role: 'support' });
const RAVI = anAdmin({ username: 'ravi', role: 'support' });
const actorOf = ({ id: adminId, username }: typeof MEERA) => ({ adminId, username });

async function aContext(stages: readonly Stage[] = ['received', 'received']) {
  const context = await aTestContext();
  const applications = stages.map((status) => anApplication({ status }));
  await context.unitOfWork.run(async (tx) => {
    for (const admin of [MEERA, RAVI]) await tx.admins.add(admin);
    for (const one of applications) await tx.applications.add(one);
  });
  const { tables } = context.unitOfWork;
  const subjects = applications.map(({ id, version }) => ({ subjectId: id, version }));
  const starting: Starting = {
    ...{ kind: 'move-applications', value: 'shortlisted', mail: null, reason: 'Good ones' },
    mayClose: false,
    ...{ role: 'support', subjects, confirmed: subjects.length, filter: { status: 'received' } },
  };
  return {
    ...{ context, applications, subjects, starting, tables },
    start: (parts: Partial<Starting> = {}, admin = MEERA) =>
      startBulkJob(context, actorOf(admin), { ...starting, ...parts }),
    run: (most = ALL) => runBulkJobs(context, most),
    stages: () =>
      applications.map(({ id }) => context.unitOfWork.tables.applications.get(id)!.status),
    jobNow: ({ id }: BulkJob) => context.unitOfWork.tables.bulkJobs.get(id)!,
    rowsNow: ({ id }: BulkJob) =>
      [...context.unitOfWork.tables.bulkRows.values()].filter(({ jobId }) => jobId === id),
    undo: ({ id: jobId }: BulkJob, role: AdminRole = 'support') =>
      undoBulkJob(context, actorOf(MEERA), {
        ...{ jobId, role, reason: 'By mistake', mayClose: false },
      }),
  };
}

describe('A bulk job', () => {
  it('does to each row what its single action does: move, audit, mail', async () => {
    const { context, start, run, stages, jobNow } = await aContext();
    const job = await start({ mail: 'usual' });
    expect(stages()).toEqual(['received', 'received']);
    await run();
    expect(stages()).toEqual(['shortlisted', 'shortlisted']);
    expect(context.mails('application-moved')).toHaveLength(2);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'start-bulk-job', subject: 'bulk-job', subjectId: job.id, adminName: 'meera' },
        ...{ reason: 'Good ones', after: { filter: { status: 'received' }, total: 2 } },
      },
      { action: 'move-application', adminName: 'meera', reason: 'Good ones' },
      { action: 'move-application', adminName: 'meera', reason: 'Good ones' },
    ]);
    expect(jobNow(job)).toMatchObject({ done: 2, skipped: 0, undoable: 0, end: 'done' });
  });

  it('writes to each in the words that were typed', async () => {
    const { context, start, run, jobNow } = await aContext();
    const typed = { subject: ' Come on Monday ', text: 'We talk at ten.\n\nBring a portfolio. ' };
    const job = await start({ value: 'shortlisted', mail: typed });
    await run();
    const kept = { subject: 'Come on Monday', text: 'We talk at ten.\n\nBring a portfolio.' };
    expect(jobNow(job)).toMatchObject({ mail: kept, done: 2 });
    expect(context.mails('application-moved')).toMatchObject([
      { data: { subject: kept.subject, text: kept.text } },
      { data: { subject: kept.subject, text: kept.text } },
    ]);
  });

  it('skips a row that somebody touched since it began, and one that has no such way, and says why', async () => {
    const { context, applications, start, run, stages, jobNow, rowsNow } = await aContext([
      'received',
      'offered',
      'received',
    ]);
    const job = await start();
    const applicationId = applications[0]!.id;
    const touched = { applicationId, version: 0, to: 'closed', reason: '', mail: null };
    await moveApplication(context, actorOf(RAVI), touched);
    await run();
    expect(stages()).toEqual(['closed', 'offered', 'shortlisted']);
    expect(jobNow(job)).toMatchObject({ done: 1, skipped: 2, end: 'done' });
    expect(rowsNow(job).map(({ why }) => why)).toEqual([
      'ravi has changed this application since you opened it (it is now closed).',
      "An application that is offered can't become shortlisted.",
      '',
    ]);
  });

  it('skips a selected row that somebody changed after it was shown, though the way is open', async () => {
    const { applications, start, run, stages, rowsNow } = await aContext(['closed', 'received']);
    const job = await start({ seen: { [applications[0]!.id]: -1 } });
    await run();
    expect(stages()).toEqual(['closed', 'shortlisted']);
    expect(rowsNow(job)[0]?.why).toMatch(/since you opened it \(it is now closed\)/);
  });

  it('needs the number that matches now to be confirmed', async () => {
    const { start } = await aContext();
    const refused = { code: 'bulk_count_changed', message: expect.stringContaining('now 2') };
    await expect(start({ confirmed: 3 })).rejects.toMatchObject(refused);
    await expect(start({ confirmed: 0, subjects: [] })).rejects.toMatchObject({
      code: 'bulk_count_changed',
    });
  });

  it('is refused with more rows than the limit', async () => {
    const { start } = await aContext();
    const one = { subjectId: 'one', version: 0 };
    const subjects = Array.from({ length: MOST_BULK_ROWS + 1 }, () => one);
    await expect(start({ subjects, confirmed: subjects.length })).rejects.toMatchObject({
      code: 'too_many_rows',
    });
  });

  it.each([
    ['a stage that there is not', { value: 'hired' }],
    ['no reason', { reason: ' ' }],
    ['a mail about a stage that has none', { value: 'received', mail: 'usual' }],
    ['a mail without a text', { mail: { subject: 'About you', text: ' ' } }],
    ['a mail with an owner', { kind: 'assign-applications', value: '', mail: 'usual' }],
    ['no owner, and not nobody either', { kind: 'assign-applications', value: null }],
    ['a move that questions do not have', { kind: 'move-questions', role: 'content' }],
  ] as const)('A bulk job refuses %s', async (_, parts) => {
    const { start } = await aContext();
    await expect(start(parts)).rejects.toMatchObject({ kind: 'invalid' });
  });

  const ROLES: readonly AdminRole[] = ['support', 'content', 'finance'];
  it.each(BULK_KINDS.flatMap((kind) => ROLES.map((role) => ({ kind, role }))))(
    '$kind is for $role just where the single action is',
    async ({ kind, role }) => {
      const { start } = await aContext();
      const value = kind === 'move-questions' ? 'retire' : 'shortlisted';
      const starting = start({ kind, role, value });
      const isFor = (BULK_ACTIONS[kind].roles as readonly AdminRole[]).includes(role);
      await (isFor
        ? expect(starting).resolves.toMatchObject({ kind })
        : expect(starting).rejects.toMatchObject({ code: 'role_forbids' }));
    },
  );

  it('A bulk job of an admin goes on alone; another admin has one beside it, and they take turns', async () => {
    const { start, run, jobNow, context } = await aContext();
    const first = await start();
    await expect(start()).rejects.toMatchObject({ code: 'bulk_job_goes_on' });
    context.clock.pass(1);
    const second = await start({ kind: 'assign-applications', value: '' }, RAVI);
    context.clock.pass(1);
    await run(1);
    await run(1);
    expect([jobNow(first).done, jobNow(second).skipped]).toEqual([1, 1]);
    await run();
    await start();
  });

  it('stops when its admin is shut out', async () => {
    const { context, start, run, stages, jobNow } = await aContext();
    const job = await start();
    await run(1);
    await context.unitOfWork.run((tx) => tx.admins.save({ ...MEERA, active: false }));
    await run();
    expect(stages()).toEqual(['shortlisted', 'received']);
    expect(jobNow(job)).toMatchObject({ done: 1, skipped: 0, end: 'stopped' });
  });

  it('is cancelled by who began it or an owner, and leaves the rest as it is', async () => {
    const { context, start, run, stages, jobNow } = await aContext();
    const job = await start();
    await run(1);
    const cancel = (admin: typeof MEERA, role: AdminRole) =>
      cancelBulkJob(context, actorOf(admin), { jobId: job.id, role });
    await expect(cancel(RAVI, 'support')).rejects.toMatchObject({ code: 'others_bulk_job' });
    await expect(cancel(RAVI, 'content')).rejects.toMatchObject({ code: 'role_forbids' });
    await cancel(RAVI, 'owner');
    await run();
    expect(stages()).toEqual(['shortlisted', 'received']);
    expect(jobNow(job)).toMatchObject({ end: 'cancelled', endedBy: 'ravi' });
    await expect(cancel(MEERA, 'support')).rejects.toMatchObject({ code: 'bulk_job_over' });
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ action: 'cancel-bulk-job' });
  });

  it('tries a row three times that fails by a fault of ours, and goes on with the next', async () => {
    const { context, start, stages, jobNow, rowsNow } = await aContext();
    const job = await start();
    const [broken] = rowsNow(job);
    const { applicantTokens, companyInbox, random } = context;
    const unitOfWork: typeof context.unitOfWork.run = (work) =>
      context.unitOfWork.run((tx) => {
        const lock: typeof tx.applications.lock = (id) =>
          id === broken!.subjectId ? Promise.reject(new Error('broken')) : tx.applications.lock(id);
        return work({ ...tx, applications: { ...tx.applications, lock } });
      });
    const ports = {
      ids: context.ids,
      applicantTokens,
      companyInbox,
      random,
      unitOfWork: { run: unitOfWork },
    };
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(runBulkJobs(ports, ALL)).rejects.toThrow('broken');
    }
    await runBulkJobs(ports, ALL);
    expect(stages()).toEqual(['received', 'shortlisted']);
    expect(rowsNow(job)[0]).toMatchObject({ state: 'skipped', tries: 3 });
    expect(jobNow(job)).toMatchObject({ done: 1, skipped: 1, end: 'done' });
  });

  it('does each row once, at whatever call its worker is killed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 8 }),
        async (kills) => {
          const { context, start, run, stages, jobNow } = await aContext(['received', 'received']);
          const job = await start({ mail: 'usual' });
          for (const kill of kills) {
            const unitOfWork: typeof context.unitOfWork.run = (work) =>
              context.unitOfWork.run((tx) => work(killedAt(tx, kill)));
            const { ids, applicantTokens, companyInbox, random } = context;
            const ports = {
              ids,
              applicantTokens,
              companyInbox,
              random,
              unitOfWork: { run: unitOfWork },
            };
            await runBulkJobs(ports, 1).catch(() => undefined);
          }
          await run();
          const { done, skipped } = jobNow(job);
          expect(done + skipped).toBe(2);
          expect(stages().filter((stage) => stage === 'shortlisted')).toHaveLength(done);
          expect(context.mails('application-moved')).toHaveLength(done);
        },
      ),
    );
  });
});

describe('The undo of a bulk job', () => {
  it('is there for a stage just where the table has a way back, no letter goes with it and no mail was sent', async () => {
    const IN_BULK = STAGES.filter((stage) => !letterOf(stage));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STAGES),
        fc.constantFrom(...IN_BULK),
        fc.boolean(),
        async (from, to, isMailed) => {
          const { start, run, stages, jobNow, undo } = await aContext([from]);
          const hasMail = isMailed && usualMail(to) !== null;
          const job = await start({ value: to, mail: hasMail ? 'usual' : null });
          await run();
          const isMoved = movesFrom(from).includes(to);
          expect(stages()).toEqual([isMoved ? to : from]);
          const isBack = isMoved && !hasMail && movesFrom(to).includes(from) && !letterOf(from);
          expect(jobNow(job).undoable).toBe(isBack ? 1 : 0);
          if (!isBack) return;
          await undo(job);
          await run();
          expect(stages()).toEqual([from]);
        },
      ),
    );
  });

  it('puts back what nobody has touched since, and leaves the rest', async () => {
    const { context, applications, start, run, stages, jobNow, undo } = await aContext();
    const job = await start();
    await run();
    const applicationId = applications[0]!.id;
    const touched = { applicationId, version: 1, to: 'interview', reason: '', mail: null };
    await moveApplication(context, actorOf(RAVI), touched);
    const undoing = await undo(job);
    await run();
    expect(stages()).toEqual(['interview', 'received']);
    expect(jobNow(undoing)).toMatchObject({ undoes: job.id, done: 1, skipped: 1, end: 'done' });
    await expect(undo(job)).rejects.toMatchObject({ code: 'nothing_to_undo' });
    await expect(undo(undoing)).rejects.toMatchObject({ code: 'nothing_to_undo' });
  });

  it('gives applications back to whom they had', async () => {
    const { context, start, run, undo, applications } = await aContext();
    const owners = () =>
      applications.map(({ id }) => context.unitOfWork.tables.applications.get(id)!.ownerId);
    const job = await start({ kind: 'assign-applications', value: RAVI.id });
    await run();
    expect(owners()).toEqual([RAVI.id, RAVI.id]);
    await undo(job);
    await run();
    expect(owners()).toEqual([null, null]);
  });

  it('is not there where no row has a way back, or while the job goes on', async () => {
    const { start, run, undo, context } = await aContext(['offered']);
    const job = await start({ value: 'declined' });
    await expect(undo(job)).rejects.toMatchObject({ code: 'nothing_to_undo' });
    await run();
    await expect(undo(job)).rejects.toMatchObject({
      message: 'No row of this bulk job has a way back.',
    });
    await expect(undo(job, 'content')).rejects.toMatchObject({ code: 'role_forbids' });
    await expect(
      undoBulkJob(context, actorOf(MEERA), {
        ...{ jobId: 'nowhere', role: 'support', reason: 'Why', mayClose: false },
      }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});
