import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import {
  changeSettings,
  SettingsChangedMeanwhile,
  type SettingsChange,
} from './change-settings.js';
import { DEFAULT_POLICY } from './policy.js';
import { NotScheduled, scheduleSettings, takeSettingsBack } from './schedule-settings.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const HOUR = 3_600;
const reason = 'The new season begins';

const inForce = (context: TestContext) => context.unitOfWork.stores.policy.settings();

async function scheduled(context: TestContext, changes: Partial<SettingsChange>, seconds = HOUR) {
  const { version, companyInbox } = await inForce(context);
  const effectiveAt = secondsAfter(context.clock.now, seconds);
  const form = { ...DEFAULT_POLICY, companyInbox, version, reason };
  await scheduleSettings(context, ACTOR, { ...form, ...changes, effectiveAt });
  return effectiveAt;
}

const it = testWith(aTestContext);

describe('A change of the settings with a date', () => {
  it('holds from its date on, to the millisecond, and then is the version of the terms', async (context) => {
    const effectiveAt = await scheduled(context, { feeRupees: 750 });
    context.clock.now = new Date(effectiveAt.getTime() - 1);
    expect(await inForce(context)).toMatchObject({ policy: DEFAULT_POLICY, termsVersion: 0 });
    context.clock.now = effectiveAt;
    expect(await inForce(context)).toEqual({
      policy: { ...DEFAULT_POLICY, feeRupees: 750 },
      companyInbox: '',
      version: 1,
      termsVersion: 1,
    });
  });

  it('is no version of the terms if it only gives more time to answer an offer', async (context) => {
    context.clock.now = await scheduled(context, { offerDays: 14 });
    expect(await inForce(context)).toMatchObject({ policy: { offerDays: 14 }, termsVersion: 0 });
  });

  it('is kept with who made it and why, and noted', async (context) => {
    const effectiveAt = await scheduled(context, { feeRupees: 750 });
    expect(await context.unitOfWork.stores.policy.changes()).toEqual([
      {
        version: 1,
        figures: { feeRupees: 750 },
        companyInbox: null,
        effectiveAt,
        madeAt: context.clock.now,
        madeBy: 'meera',
        reason,
        takenBackAt: null,
        takenBackBy: null,
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'schedule-settings', subject: 'settings' },
        before: { feeRupees: 500 },
        after: { feeRupees: 750, effectiveAt: effectiveAt.toISOString() },
      },
    ]);
  });

  it('lays only its own figures over what was changed meanwhile', async (context) => {
    const effectiveAt = await scheduled(context, { feeRupees: 750 });
    const now = { ...DEFAULT_POLICY, companyInbox: '', version: 1, reason };
    await changeSettings(context, ACTOR, { ...now, passPercent: 70 });
    context.clock.now = effectiveAt;
    expect((await inForce(context)).policy).toMatchObject({ feeRupees: 750, passPercent: 70 });
  });

  it('can be changed again once it is in force', async (context) => {
    context.clock.now = await scheduled(context, { feeRupees: 750 });
    const now = { ...DEFAULT_POLICY, companyInbox: '', version: 1, reason };
    await changeSettings(context, ACTOR, { ...now, feeRupees: 800 });
    expect(await inForce(context)).toMatchObject({ policy: { feeRupees: 800 }, termsVersion: 2 });
  });

  it('can be taken back until its date, and not later', async (context) => {
    const first = await scheduled(context, { feeRupees: 750 });
    await takeSettingsBack(context, ACTOR, { change: 1, reason });
    const [record] = await context.unitOfWork.stores.policy.changes();
    expect(record).toMatchObject({ takenBackBy: 'meera', takenBackAt: context.clock.now });
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'take-settings-back', subject: 'settings', after: null },
      before: { feeRupees: 750, effectiveAt: first.toISOString() },
    });
    await expect(takeSettingsBack(context, ACTOR, { change: 1, reason })).rejects.toThrow(
      NotScheduled,
    );
    context.clock.now = first;
    expect((await inForce(context)).policy).toEqual(DEFAULT_POLICY);
    context.clock.now = await scheduled(context, { feeRupees: 760 });
    await expect(takeSettingsBack(context, ACTOR, { change: 3, reason })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'not_scheduled',
    });
    expect((await inForce(context)).policy.feeRupees).toBe(760);
  });

  it('is refused while another one waits', async (context) => {
    await scheduled(context, { feeRupees: 750 });
    await expect(scheduled(context, { passPercent: 70 })).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'change_scheduled' },
    });
  });

  it('is refused to an owner who saw other settings, and touches the version of the others', async (context) => {
    await scheduled(context, { feeRupees: 750 });
    await expect(scheduled(context, { version: 0 })).rejects.toThrow(SettingsChangedMeanwhile);
    await takeSettingsBack(context, ACTOR, { change: 1, reason });
    await expect(scheduled(context, { version: 1 })).rejects.toThrow(SettingsChangedMeanwhile);
  });

  test.each([0, -1, 366 * 24 * HOUR + 1])('is refused %d seconds from now', async (seconds) => {
    const context = await aTestContext();
    await expect(scheduled(context, { feeRupees: 750 }, seconds)).rejects.toMatchObject({
      details: { fields: { effectiveAt: 'Please choose a time from now on, within a year.' } },
    });
  });

  it('leaves the inbox alone, and changes nothing if no figure does', async (context) => {
    await expect(scheduled(context, { companyInbox: 'office@example.com' })).rejects.toThrow(
      InvalidInput,
    );
    await scheduled(context, {});
    expect((await inForce(context)).version).toBe(0);
  });
});
