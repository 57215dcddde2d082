import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import {
  changeSettings,
  SettingsChangedMeanwhile,
  type SettingsChange,
} from './change-settings.js';
import { DEFAULT_POLICY } from './policy.js';
import {
  ChangeScheduled,
  NotScheduled,
  scheduleSettings,
  takeSettingsBack,
} from './schedule-settings.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const HOUR = 3_600;
const reason = 'The new season begins';

const inForce = (world: TestContext) => world.unitOfWork.stores.policy.settings();

async function scheduled(world: TestContext, changes: Partial<SettingsChange>, seconds = HOUR) {
  const { version, companyInbox } = await inForce(world);
  const effectiveAt = secondsAfter(world.clock.now, seconds);
  const form = { ...DEFAULT_POLICY, companyInbox, version, reason };
  await scheduleSettings(world, ACTOR, { ...form, ...changes, effectiveAt });
  return effectiveAt;
}

describe('A change of the settings with a date', () => {
  it('holds from its date on, to the millisecond, and then is the version of the terms', async () => {
    const world = await aTestContext();
    const effectiveAt = await scheduled(world, { feeRupees: 750 });
    world.clock.now = new Date(effectiveAt.getTime() - 1);
    expect(await inForce(world)).toMatchObject({ policy: DEFAULT_POLICY, termsVersion: 0 });
    world.clock.now = effectiveAt;
    expect(await inForce(world)).toEqual({
      policy: { ...DEFAULT_POLICY, feeRupees: 750 },
      companyInbox: '',
      version: 1,
      termsVersion: 1,
    });
  });

  it('is no version of the terms if it only gives more time to answer an offer', async () => {
    const world = await aTestContext();
    world.clock.now = await scheduled(world, { offerDays: 14 });
    expect(await inForce(world)).toMatchObject({ policy: { offerDays: 14 }, termsVersion: 0 });
  });

  it('is kept with who made it and why, and noted', async () => {
    const world = await aTestContext();
    const effectiveAt = await scheduled(world, { feeRupees: 750 });
    expect(await world.unitOfWork.stores.policy.changes()).toEqual([
      {
        version: 1,
        figures: { feeRupees: 750 },
        companyInbox: null,
        effectiveAt,
        madeAt: world.clock.now,
        madeBy: 'meera',
        reason,
        takenBackAt: null,
        takenBackBy: null,
      },
    ]);
    expect(world.unitOfWork.audit()).toMatchObject([
      {
        action: 'schedule-settings',
        before: { feeRupees: 500 },
        after: { feeRupees: 750, effectiveAt: effectiveAt.toISOString() },
      },
    ]);
  });

  it('lays only its own figures over what was changed meanwhile', async () => {
    const world = await aTestContext();
    const effectiveAt = await scheduled(world, { feeRupees: 750 });
    const now = { ...DEFAULT_POLICY, companyInbox: '', version: 1, reason };
    await changeSettings(world, ACTOR, { ...now, passPercent: 70 });
    world.clock.now = effectiveAt;
    expect((await inForce(world)).policy).toMatchObject({ feeRupees: 750, passPercent: 70 });
  });

  it('can be changed again once it is in force', async () => {
    const world = await aTestContext();
    world.clock.now = await scheduled(world, { feeRupees: 750 });
    const now = { ...DEFAULT_POLICY, companyInbox: '', version: 1, reason };
    await changeSettings(world, ACTOR, { ...now, feeRupees: 800 });
    expect(await inForce(world)).toMatchObject({ policy: { feeRupees: 800 }, termsVersion: 2 });
  });

  it('can be taken back until its date, and not later', async () => {
    const world = await aTestContext();
    const first = await scheduled(world, { feeRupees: 750 });
    await takeSettingsBack(world, ACTOR, { change: 1, reason });
    await expect(takeSettingsBack(world, ACTOR, { change: 1, reason })).rejects.toThrow(
      NotScheduled,
    );
    world.clock.now = first;
    expect((await inForce(world)).policy).toEqual(DEFAULT_POLICY);
    world.clock.now = await scheduled(world, { feeRupees: 760 });
    await expect(takeSettingsBack(world, ACTOR, { change: 3, reason })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'not_scheduled',
    });
    expect((await inForce(world)).policy.feeRupees).toBe(760);
  });

  it('is refused while another one waits', async () => {
    const world = await aTestContext();
    await scheduled(world, { feeRupees: 750 });
    await expect(scheduled(world, { passPercent: 70 })).rejects.toThrow(ChangeScheduled);
  });

  it('is refused to an owner who saw other settings, and touches the version of the others', async () => {
    const world = await aTestContext();
    await scheduled(world, { feeRupees: 750 });
    await expect(scheduled(world, { version: 0 })).rejects.toThrow(SettingsChangedMeanwhile);
    await takeSettingsBack(world, ACTOR, { change: 1, reason });
    await expect(scheduled(world, { version: 1 })).rejects.toThrow(SettingsChangedMeanwhile);
  });

  it.each([0, -1, 367 * 24 * HOUR])('is refused %d seconds from now', async (seconds) => {
    const world = await aTestContext();
    await expect(scheduled(world, { feeRupees: 750 }, seconds)).rejects.toMatchObject({
      details: { fields: { effectiveAt: 'Please choose a time from now on, within a year.' } },
    });
  });

  it('leaves the inbox alone, and changes nothing if no figure does', async () => {
    const world = await aTestContext();
    await expect(scheduled(world, { companyInbox: 'office@example.com' })).rejects.toThrow(
      InvalidInput,
    );
    await scheduled(world, {});
    expect((await inForce(world)).version).toBe(0);
  });
});
