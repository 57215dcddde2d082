import { beginSession } from '../accounts/own-sessions.js';
import { secondsAfter, yearsBefore } from '../kernel/time.js';
import type { UnitOfWork } from '../kernel/transaction.js';
import { RETENTION } from '../settings/retention.js';
import type { Stores } from '../stores.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { retireIdleAccounts } from './idle-accounts.js';

const DAY = 24 * 60 * 60;
const { idleAccountYears, idleWarningDays } = RETENTION;
const student = aStudent({ email: 'asha@example.com' });
const OWNER = { holder: 'student', ownerId: student.id, version: student.sessionVersion } as const;
const PLACE = { device: 'Chrome on Android', network: '203.0.113.x' };

/** A student who was last here that many days before the account counts as idle. */
async function aContextIdle(daysBefore: number, parts: Partial<typeof student> = {}) {
  const context = await aTestContext({ students: [{ ...student, ...parts }] });
  const idleSince = yearsBefore(context.clock.now, idleAccountYears);
  await context.unitOfWork.run((tx) =>
    tx.visits.note(student.id, secondsAfter(idleSince, daysBefore * DAY)),
  );
  return context;
}

/** An account idle for longer than allowed, whose owner was warned a day longer ago than is promised. */
async function aContextWarned() {
  const context = await aContextIdle(-10);
  await retireIdleAccounts(context, 10);
  context.clock.pass((idleWarningDays + 1) * DAY);
  return context;
}

const longIdle = ({ clock }: TestContext) =>
  secondsAfter(yearsBefore(clock.now, idleAccountYears), -10 * DAY);
const soonIdle = ({ clock }: TestContext) =>
  secondsAfter(yearsBefore(clock.now, idleAccountYears), idleWarningDays * DAY);
const promised = ({ clock }: TestContext) => secondsAfter(clock.now, -idleWarningDays * DAY);

const seen = ({ unitOfWork }: TestContext, moment: Date) =>
  unitOfWork.run((tx) => tx.visits.note(student.id, moment));
const warned = ({ unitOfWork }: TestContext, moment: Date) =>
  unitOfWork.run((tx) => tx.visits.warn(student.id, moment));
const forgotten = ({ unitOfWork }: TestContext) =>
  unitOfWork.run((tx) => tx.visits.removeOf(student.id));

function retireWhile({ unitOfWork, ids }: TestContext, happening: () => Promise<void>) {
  let runs = 0;
  const run: UnitOfWork<Stores>['run'] = async (work) => {
    runs += 1;
    if (runs === 2) await happening();
    return unitOfWork.run(work);
  };
  return retireIdleAccounts({ ids, copySeal: null, unitOfWork: { run } }, 10);
}

type Happening = readonly [name: string, happens: (context: TestContext) => Promise<void>];

const isThere = async (context: TestContext) =>
  (await context.students.findById(student.id)) !== null;

describe('Accounts that nobody uses', () => {
  it('are left alone before it is time to warn', async () => {
    const context = await aContextIdle(idleWarningDays + 1);
    await retireIdleAccounts(context, 10);
    expect(context.mails()).toEqual([]);
  });

  it('have their owners warned once, with the day, and are erased when the time is over', async () => {
    const context = await aContextIdle(idleWarningDays - 1);
    await retireIdleAccounts(context, 10);
    await retireIdleAccounts(context, 10);
    const erasedOn = secondsAfter(context.clock.now, idleWarningDays * DAY).toISOString();
    expect(context.mails()).toEqual([
      { kind: 'idle-warning', to: student.email, data: { name: student.name, erasedOn } },
    ]);
    context.clock.now = secondsAfter(context.clock.now, idleWarningDays * DAY - 1);
    await retireIdleAccounts(context, 10);
    expect(await isThere(context)).toBe(true);
    context.clock.now = secondsAfter(context.clock.now, 2);
    await retireIdleAccounts(context, 10);
    expect(await isThere(context)).toBe(false);
    expect(context.mails('account-erased')[0]!.data).toMatchObject({ wasIdle: true });
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'erase-student',
        adminId: '00000000-0000-0000-0000-000000000000',
        adminName: 'retention',
        reason: 'Not used for 3 years',
      },
    ]);
  });

  it('are never erased without a warning, however old', async () => {
    const context = await aContextIdle(-1000);
    await retireIdleAccounts(context, 10);
    expect(await isThere(context)).toBe(true);
    expect(context.mails('idle-warning')).toHaveLength(1);
  });

  it('stay when their owners sign in', async () => {
    const context = await aContextIdle(0);
    await retireIdleAccounts(context, 10);
    await beginSession(context, OWNER, PLACE);
    context.clock.now = secondsAfter(context.clock.now, 2 * idleWarningDays * DAY);
    await retireIdleAccounts(context, 10);
    expect(await isThere(context)).toBe(true);
  });

  it('Idle accounts whose address was never verified are deleted without a mail', async () => {
    const context = await aContextIdle(0, { emailVerifiedAt: null });
    await retireIdleAccounts(context, 10);
    context.clock.now = secondsAfter(context.clock.now, idleWarningDays * DAY + 1);
    await retireIdleAccounts(context, 10);
    expect(await isThere(context)).toBe(false);
    expect(context.mails()).toEqual([]);
  });

  it('Idle accounts that are gone already are forgotten', async () => {
    const context = await aContextIdle(0);
    await context.unitOfWork.run((tx) => tx.students.remove(student.id));
    await retireIdleAccounts(context, 10);
    expect(context.unitOfWork.tables.visits.size).toBe(0);
  });
});

describe('Of an account that was listed as idle, the owner', () => {
  it.each<Happening>([
    ['was here', (context) => seen(context, context.clock.now)],
    ['was here a moment too late to be warned', (context) => seen(context, soonIdle(context))],
    ['was warned by another process', (context) => warned(context, context.clock.now)],
    ['is not known to have been here', forgotten],
  ])('is not warned who meanwhile %s', async (_, happening) => {
    const context = await aContextIdle(0);
    await retireWhile(context, () => happening(context));
    expect(context.mails()).toEqual([]);
  });

  it.each<Happening>([
    ['was here', (context) => seen(context, context.clock.now)],
    ['was never warned', (context) => seen(context, longIdle(context))],
    ['was warned exactly as long ago as promised', (context) => warned(context, promised(context))],
    ['is not known to have been here', forgotten],
    [
      'was here exactly as long ago as is allowed',
      async (context) => {
        await seen(context, yearsBefore(context.clock.now, idleAccountYears));
        await warned(context, secondsAfter(promised(context), -1));
      },
    ],
  ])('keeps it who meanwhile %s', async (_, happening) => {
    const context = await aContextWarned();
    await retireWhile(context, () => happening(context));
    expect(await isThere(context)).toBe(true);
  });

  it('is forgotten who meanwhile deleted it', async () => {
    const context = await aContextWarned();
    await retireWhile(context, () =>
      context.unitOfWork.run((tx) => tx.students.remove(student.id)),
    );
    expect(context.unitOfWork.tables.visits.size).toBe(0);
    expect(context.unitOfWork.audit()).toEqual([]);
  });
});
