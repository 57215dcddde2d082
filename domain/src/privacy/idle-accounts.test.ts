import { describe, expect, it } from '@jest/globals';
import { beginSession } from '../accounts/own-sessions.js';
import { secondsAfter, yearsBefore } from '../kernel/time.js';
import type { UnitOfWork } from '../kernel/transaction.js';
import { RETENTION } from '../settings/retention.js';
import type { Stores } from '../stores.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { retireIdleAccounts } from './idle-accounts.js';

const DAY = 24 * 60 * 60;
const { idleAccountYears, idleWarningDays } = RETENTION;
const student = aStudent({ email: 'asha@example.com' });
const OWNER = { holder: 'student', ownerId: student.id, version: student.sessionVersion } as const;
const PLACE = { device: 'Chrome on Android', network: '203.0.113.x' };

/** A student who was last here that many days before the account counts as idle. */
async function aWorldIdle(daysBefore: number, parts: Partial<typeof student> = {}) {
  const world = await aTestContext({ students: [{ ...student, ...parts }] });
  const idleSince = yearsBefore(world.clock.now, idleAccountYears);
  await world.unitOfWork.run((tx) =>
    tx.visits.note(student.id, secondsAfter(idleSince, daysBefore * DAY)),
  );
  return world;
}

type TestContext = Awaited<ReturnType<typeof aWorldIdle>>;

/** An account idle for longer than allowed, whose owner was warned a day longer ago than is promised. */
async function aWorldWarned() {
  const world = await aWorldIdle(-10);
  await retireIdleAccounts(world, 10);
  world.clock.pass((idleWarningDays + 1) * DAY);
  return world;
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

/** Runs the job; something happens after it listed the accounts, and before it holds the first. */
function retireWhile({ unitOfWork, ids }: TestContext, happening: () => Promise<void>) {
  let runs = 0;
  const run: UnitOfWork<Stores>['run'] = async (work) => {
    runs += 1;
    if (runs === 2) await happening();
    return unitOfWork.run(work);
  };
  return retireIdleAccounts({ ids, copySeal: null, unitOfWork: { run } }, 10);
}

const isThere = async (world: TestContext) => (await world.students.findById(student.id)) !== null;

describe('Accounts that nobody uses', () => {
  it('are left alone before it is time to warn', async () => {
    const world = await aWorldIdle(idleWarningDays + 1);
    await retireIdleAccounts(world, 10);
    expect(world.mails()).toEqual([]);
  });

  it('have their owners warned once, and are erased when the time is over', async () => {
    const world = await aWorldIdle(idleWarningDays - 1);
    await retireIdleAccounts(world, 10);
    await retireIdleAccounts(world, 10);
    expect(world.mails('idle-warning')).toHaveLength(1);
    world.clock.now = secondsAfter(world.clock.now, idleWarningDays * DAY - 1);
    await retireIdleAccounts(world, 10);
    expect(await isThere(world)).toBe(true);
    world.clock.now = secondsAfter(world.clock.now, 2);
    await retireIdleAccounts(world, 10);
    expect(await isThere(world)).toBe(false);
    expect(world.mails('account-erased')[0]!.data).toMatchObject({ wasIdle: true });
    expect(world.unitOfWork.audit()).toMatchObject([
      {
        action: 'erase-student',
        adminId: '00000000-0000-0000-0000-000000000000',
        adminName: 'retention',
        reason: 'Not used for 3 years',
      },
    ]);
  });

  it('have their owners told by name on which day they are erased', async () => {
    const world = await aWorldIdle(0);
    await retireIdleAccounts(world, 10);
    const erasedOn = secondsAfter(world.clock.now, idleWarningDays * DAY).toISOString();
    expect(world.mails()).toEqual([
      { kind: 'idle-warning', to: student.email, data: { name: student.name, erasedOn } },
    ]);
  });

  it('are never erased without a warning, however old', async () => {
    const world = await aWorldIdle(-1000);
    await retireIdleAccounts(world, 10);
    expect(await isThere(world)).toBe(true);
    expect(world.mails('idle-warning')).toHaveLength(1);
  });

  it('stay when their owners sign in', async () => {
    const world = await aWorldIdle(0);
    await retireIdleAccounts(world, 10);
    await beginSession(world, OWNER, PLACE);
    world.clock.now = secondsAfter(world.clock.now, 2 * idleWarningDays * DAY);
    await retireIdleAccounts(world, 10);
    expect(await isThere(world)).toBe(true);
  });

  it('with an address that was never verified go without a mail', async () => {
    const world = await aWorldIdle(0, { emailVerifiedAt: null });
    await retireIdleAccounts(world, 10);
    world.clock.now = secondsAfter(world.clock.now, idleWarningDays * DAY + 1);
    await retireIdleAccounts(world, 10);
    expect(await isThere(world)).toBe(false);
    expect(world.mails()).toEqual([]);
  });

  it('that are gone already are forgotten', async () => {
    const world = await aWorldIdle(0);
    await world.unitOfWork.run((tx) => tx.students.remove(student.id));
    await retireIdleAccounts(world, 10);
    expect(world.unitOfWork.tables.visits.size).toBe(0);
  });
});

describe('Of an account that was listed as idle, the owner', () => {
  it.each([
    ['was here', (world: TestContext) => seen(world, world.clock.now)],
    [
      'was here a moment too late to be warned',
      (world: TestContext) => seen(world, soonIdle(world)),
    ],
    ['was warned by another process', (world: TestContext) => warned(world, world.clock.now)],
    ['is not known to have been here', forgotten],
  ])('is not warned who meanwhile %s', async (_, happening) => {
    const world = await aWorldIdle(0);
    await retireWhile(world, () => happening(world));
    expect(world.mails()).toEqual([]);
  });

  it.each([
    ['was here', (world: TestContext) => seen(world, world.clock.now)],
    ['was never warned', (world: TestContext) => seen(world, longIdle(world))],
    [
      'was warned exactly as long ago as is promised',
      (world: TestContext) => warned(world, promised(world)),
    ],
    ['is not known to have been here', forgotten],
    [
      'was here exactly as long ago as is allowed',
      async (world: TestContext) => {
        await seen(world, yearsBefore(world.clock.now, idleAccountYears));
        await warned(world, secondsAfter(promised(world), -1));
      },
    ],
  ])('keeps it who meanwhile %s', async (_, happening) => {
    const world = await aWorldWarned();
    await retireWhile(world, () => happening(world));
    expect(await isThere(world)).toBe(true);
  });

  it('is forgotten who meanwhile deleted it', async () => {
    const world = await aWorldWarned();
    await retireWhile(world, () => world.unitOfWork.run((tx) => tx.students.remove(student.id)));
    expect(world.unitOfWork.tables.visits.size).toBe(0);
    expect(world.unitOfWork.audit()).toEqual([]);
  });
});
