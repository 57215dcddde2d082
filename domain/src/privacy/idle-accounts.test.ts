import { describe, expect, it } from '@jest/globals';
import { retireIdleAccounts } from './idle-accounts.js';
import { signIn } from '../accounts/sign-in.js';
import { RETENTION } from '../shared/retention.js';
import { secondsAfter, yearsBefore } from '../shared/time.js';
import { A_PASSWORD } from '../testing/a-sign-up-form.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld } from '../testing/a-world.js';

const DAY = 24 * 60 * 60;
const { idleAccountYears, idleWarningDays } = RETENTION;
const student = aStudent({ email: 'asha@example.com' });

/** A student who was last here that many days before the account counts as idle. */
async function aWorldIdle(daysBefore: number, parts: Partial<typeof student> = {}) {
  const world = await aWorld({ students: [{ ...student, ...parts }] });
  const idleSince = yearsBefore(world.clock.now, idleAccountYears);
  await world.unitOfWork.run((tx) =>
    tx.visits.note(student.id, secondsAfter(idleSince, daysBefore * DAY)),
  );
  return world;
}

const isThere = async (world: Awaited<ReturnType<typeof aWorldIdle>>) =>
  (await world.students.findById(student.id)) !== null;

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
    await signIn(world, { email: student.email, password: A_PASSWORD });
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
