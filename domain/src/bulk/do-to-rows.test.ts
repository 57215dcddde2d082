import { leastLive } from '../questions/offer.js';
import { aContactMessage, anApplication } from '../testing/an-application.js';
import { questionsOf } from '../testing/a-question.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { anEmail } from '../testing/an-email.js';
import { killedIn } from '../testing/killed-stores.js';
import { MOST_BULK_ROWS } from './bulk-action.js';
import { type BulkTask, type ChosenRow, doToRows } from './do-to-rows.js';

const MEERA = anAdmin({ role: 'owner', username: 'meera' });
const ACTOR = { adminId: MEERA.id, username: MEERA.username };
const MESSAGE = {
  callId: 'call-1',
  subject: ' The power failed ',
  text: ' You get the attempt back. ',
};

async function aContext(students: readonly ReturnType<typeof aStudent>[] = []) {
  const context = await aTestContext({ students });
  await context.unitOfWork.run((tx) => tx.admins.add(MEERA));
  return {
    context,
    tables: () => context.unitOfWork.tables,
    addApplications: async (count: number) => {
      const all = Array.from({ length: count }, () => anApplication());
      await context.unitOfWork.run(async (tx) => {
        for (const one of all) await tx.applications.add(one);
      });
      return all.map(({ id, version }) => ({ id, version }));
    },
    run: async (rows: readonly ChosenRow[], parts: Partial<BulkTask>, role = MEERA.role) => {
      const outcomes = await doToRows(context, ACTOR, {
        ...{ kind: 'move-applications', value: '', reason: 'All of them', isMailed: false },
        ...{ message: MESSAGE, mayClose: false, role, rows, ...parts },
      });
      expect(outcomes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      return outcomes.map(({ isDone, why }) => (isDone && why === '' ? 'done' : why));
    },
  };
}

describe('A bulk call', () => {
  it('moves applications with the usual mail, skips what was changed since it was seen, and changes nothing twice', async () => {
    const { context, tables, addApplications, run } = await aContext();
    const [first, second] = await addApplications(2);
    const rows = [first!, { ...second!, version: 7 }];
    const task = { value: 'shortlisted', isMailed: true } as const;
    const changed = expect.stringContaining('has changed this application since you opened it');
    expect(await run(rows, task)).toEqual(['done', changed]);
    expect(await run(rows, task)).toEqual([changed, changed]);
    expect([...tables().applications.values()].map(({ status }) => status)).toEqual([
      'shortlisted',
      'received',
    ]);
    expect(context.mails('application-moved')).toHaveLength(1);
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });

  it('gives applications to an owner, and takes them away', async () => {
    const { tables, addApplications, run } = await aContext();
    const rows = await addApplications(2);
    const owners = () => [...tables().applications.values()].map(({ ownerId }) => ownerId);
    const assign = { kind: 'assign-applications' } as const;
    expect(await run(rows, { ...assign, value: MEERA.id })).toEqual(['done', 'done']);
    expect(owners()).toEqual([MEERA.id, MEERA.id]);
    const now = rows.map(({ id }) => ({ id, version: 1 }));
    expect(await run(now, { ...assign, value: '' })).toEqual(['done', 'done']);
    expect(owners()).toEqual([null, null]);
  });

  it('closes messages, and sends or cancels mails', async () => {
    const { context, tables, run } = await aContext();
    const message = aContactMessage();
    await context.unitOfWork.run(async (tx) => {
      await tx.messages.add(message);
      await tx.emails.add(anEmail());
      await tx.emails.add(anEmail());
    });
    const close = { kind: 'close-messages' } as const;
    expect(await run([message], close)).toEqual(['done']);
    expect(await run([message], close)).toEqual([expect.stringContaining('answered or closed')]);
    const [failed, waiting] = [...tables().emails.keys()] as [string, string];
    tables().emails.set(failed, { ...tables().emails.get(failed)!, state: 'failed' });
    const mails = [{ id: failed }, { id: waiting }];
    expect(await run(mails, { kind: 'retry-emails' })).toEqual([
      'done',
      'Only a mail that failed can be sent again.',
    ]);
    expect(await run(mails, { kind: 'cancel-emails' })).toEqual(['done', 'done']);
    expect([...tables().emails.values()].map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  it('retires questions, and ends the offer of a domain only where that is confirmed', async () => {
    const { context, tables, run } = await aContext();
    const questions = questionsOf('hr', leastLive(await context.policy.current()) + 1);
    context.unitOfWork.seedQuestions(questions);
    const rows = questions.slice(0, 2).map(({ id }) => ({ id, version: 1 }));
    const live = () => rows.map(({ id }) => tables().questions.get(id)!.live);
    const retire = { kind: 'move-questions', value: 'retire' } as const;
    const closes = expect.stringMatching(/in: HR\./);
    expect(await run(rows, retire)).toEqual(['done', closes]);
    expect(live()).toEqual([false, true]);
    expect(await run(rows, { ...retire, mayClose: true })).toEqual(['done', 'done']);
    expect(live()).toEqual([false, false]);
  });

  it('writes to each student once, however often the same call comes', async () => {
    const [asha, ravi] = [aStudent({ name: 'Asha' }), aStudent({ name: 'Ravi' })];
    const { context, run } = await aContext([asha, ravi]);
    const write = { kind: 'write-to-students' } as const;
    expect(await run([asha, { id: 'nobody' }], write)).toEqual([
      'done',
      expect.stringContaining('student'),
    ]);
    expect(await run([asha, ravi], write)).toEqual(['This student has this mail already.', 'done']);
    const words = { subject: 'The power failed', text: 'You get the attempt back.' };
    expect(context.mails('student-message')).toMatchObject([
      { to: asha.email, data: { name: 'Asha', ...words } },
      { to: ravi.email, data: { name: 'Ravi', ...words } },
    ]);
    const other = { ...write, message: { ...MESSAGE, callId: 'call-2' } };
    expect(await run([asha], other)).toEqual(['done']);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'write-to-student', subjectId: asha.id, reason: 'All of them' },
      after: { subject: 'The power failed' },
    });
  });

  it('is refused as a whole where nothing could be done: a bad role, value, message or choice of rows', async () => {
    const { context, addApplications, run } = await aContext();
    const rows = await addApplications(1);
    const student = { kind: 'write-to-students' } as const;
    const refusals: readonly (readonly [field: string | null, Promise<unknown>])[] = [
      [null, run(rows, { value: 'shortlisted' }, 'content')],
      [null, run(rows, { kind: 'move-questions', value: 'retire' }, 'support')],
      ['to', run(rows, { value: 'nowhere' })],
      ['value', run(rows, { kind: 'move-questions', value: 'burn' })],
      ['text', run(rows, { ...student, message: { ...MESSAGE, text: ' ' } })],
      ['reason', run(rows, { ...student, reason: '' })],
      ['rows', run([], { value: 'shortlisted' })],
      ['rows', run([...rows, ...rows], { value: 'shortlisted' })],
      ['rows', run(await addApplications(MOST_BULK_ROWS + 1), { value: 'shortlisted' })],
    ];
    for (const [field, refused] of refusals) {
      const details = field ? { fields: { [field]: expect.any(String) } } : {};
      const code = field ? 'invalid_input' : 'role_forbids';
      await expect(refused).rejects.toMatchObject({ code, details });
    }
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('ends at a fault of the product, and goes on with the rest when it is made again', async () => {
    const { context, addApplications, run } = await aContext();
    const rows = await addApplications(3);
    const task = { value: 'shortlisted', isMailed: true };
    context.unitOfWork.run = killedIn({ run: context.unitOfWork.run }, 2).run;
    await expect(run(rows, task, 'support')).rejects.toThrow('killed');
    const changed = expect.stringContaining('has changed this application since you opened it');
    expect(await run(rows, task, 'support')).toEqual([changed, 'done', 'done']);
    expect(context.mails('application-moved')).toHaveLength(3);
  });
});
