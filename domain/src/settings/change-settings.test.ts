import { startAttempt } from '../exam/start-attempt.js';
import { InvalidInput } from '../kernel/errors.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import {
  changeSettings,
  SettingsChangedMeanwhile,
  type SettingsChange,
} from './change-settings.js';
import { DEFAULT_POLICY, POLICY_LIMITS } from './policy.js';
import { secondsAfter } from '../kernel/time.js';
import { NotScheduled, scheduleSettings, takeSettingsBack } from './schedule-settings.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The new season begins';

const change = (changes: Partial<SettingsChange> = {}): SettingsChange => ({
  ...DEFAULT_POLICY,
  companyInbox: '',
  version: 0,
  reason,
  ...changes,
});

it('Tests of more questions than a domain has are asked about before they are in force', async () => {
  const context = (await aTestContext()).withQuestions('hr', 30);
  const longer = change({ questionsPerTest: 11 });
  await expect(changeSettings(context, ACTOR, longer)).rejects.toMatchObject({
    code: 'domains_would_close',
  });
  const meant = { ...longer, confirmed: true };
  await expect(changeSettings(context, ACTOR, meant)).resolves.toMatchObject({ version: 1 });
});

describe('Changing the settings', () => {
  it('puts them in force, and notes who changed what, and why', async () => {
    const context = await aTestContext();
    const typed = change({ feeRupees: 750, companyInbox: ' office@example.com ' });
    const settings = await changeSettings(context, ACTOR, typed);
    expect(settings).toEqual({
      policy: { ...DEFAULT_POLICY, feeRupees: 750 },
      companyInbox: 'office@example.com',
      version: 1,
      termsVersion: 1,
    });
    expect(context.unitOfWork.tables.settings).toEqual(settings);
    expect(context.unitOfWork.tables.settingsChanges).toMatchObject([
      {
        ...{ version: 1, figures: { feeRupees: 750 }, companyInbox: 'office@example.com' },
        ...{ madeBy: 'meera', reason: 'The new season begins', effectiveAt: context.clock.now },
      },
    ]);
    expect(context.mails()).toMatchObject([
      {
        ...{ kind: 'admin-security-notice', to: context.companyInbox },
        data: { action: 'change-inbox', username: 'meera' },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        adminName: 'meera',
        action: 'change-settings',
        subject: 'settings',
        subjectId: 'settings',
        reason: 'The new season begins',
        before: { feeRupees: 500, companyInbox: '' },
        after: { feeRupees: 750, companyInbox: 'office@example.com' },
      },
    ]);
  });

  it('notes nothing of what stays', async () => {
    const context = await aTestContext();
    await changeSettings(context, ACTOR, change({ passPercent: 70 }));
    const [entry] = context.unitOfWork.audit();
    expect([entry?.before, entry?.after]).toEqual([{ passPercent: 65 }, { passPercent: 70 }]);
    expect(context.mails()).toEqual([]);
    await changeSettings(context, ACTOR, change({ passPercent: 70, version: 1 }));
    expect(context.unitOfWork.audit()).toHaveLength(1);
    expect(context.unitOfWork.tables.settings.version).toBe(1);
  });

  it('makes no other terms of the test of another time to answer an offer', async () => {
    const settings = await changeSettings(await aTestContext(), ACTOR, change({ offerDays: 14 }));
    expect(settings).toMatchObject({ policy: { offerDays: 14 }, version: 1, termsVersion: 0 });
  });

  it('refuses an owner who saw other settings than those in force', async () => {
    const context = await aTestContext();
    await changeSettings(context, ACTOR, change({ passPercent: 70 }));
    const second = changeSettings(context, ACTOR, change({ feeRupees: 600 }));
    await expect(second).rejects.toThrow(SettingsChangedMeanwhile);
    await expect(second).rejects.toMatchObject({ kind: 'conflict', code: 'settings_changed' });
    expect(context.unitOfWork.tables.settings.policy).toEqual({
      ...DEFAULT_POLICY,
      passPercent: 70,
    });
  });

  it.each(Object.entries(POLICY_LIMITS))(
    'says what is wrong with %s',
    async (name, [least, most]) => {
      const context = await aTestContext();
      for (const figure of [least - 1, most + 1, least + 0.5, '7', null, undefined, NaN]) {
        const refused = changeSettings(context, ACTOR, change({ [name]: figure }));
        await expect(refused).rejects.toThrow(InvalidInput);
        await expect(refused).rejects.toMatchObject({
          details: { fields: { [name]: expect.stringMatching(/^Please enter .+\d/) as unknown } },
        });
      }
      expect(context.unitOfWork.tables.settings.version).toBe(0);
    },
  );

  it('says how long a test may take in minutes', async () => {
    const refused = changeSettings(await aTestContext(), ACTOR, change({ timeLimitSeconds: 0 }));
    await expect(refused).rejects.toThrow(
      'Please enter a time of at most 240 minutes, in whole seconds.',
    );
  });

  it.each(['office', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])(
    'refuses the inbox "%s"',
    async (companyInbox) => {
      const refused = changeSettings(await aTestContext(), ACTOR, change({ companyInbox }));
      await expect(refused).rejects.toMatchObject({
        details: { fields: { companyInbox: 'Please enter a valid email address' } },
      });
    },
  );

  it('is refused without a reason', async () => {
    const refused = changeSettings(await aTestContext(), ACTOR, change({ reason: ' ' }));
    await expect(refused).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) as unknown } },
    });
  });
});

it('Settings that were changed leave an open attempt its deadline and its threshold, and hold for the next', async () => {
  const [asha, ravi] = [
    aPaidStudent({ id: 'asha' }),
    aPaidStudent({ id: 'ravi', email: 'r@example.com' }),
  ];
  const context = (await aTestContext({ students: [asha, ravi] })).withQuestions('hr', 60);
  const before = await startAttempt(context, { studentId: asha.id, domain: 'hr' });
  const typed = change({ timeLimitSeconds: 600, passPercent: 90, questionsPerTest: 5 });
  await changeSettings(context, ACTOR, typed);
  const resumed = await startAttempt(context, { studentId: asha.id, domain: 'hr' });
  expect(resumed.attempt).toEqual(before.attempt);
  const { attempt, now } = await startAttempt(context, { studentId: ravi.id, domain: 'hr' });
  expect(attempt.questions).toHaveLength(5);
  expect(attempt.passPercent).toBe(90);
  expect(Number(attempt.deadline) - Number(now)).toBe(600_000);
});

const HOUR = 3_600;

const inForce = (context: TestContext) => context.unitOfWork.stores.policy.settings();

async function scheduled(context: TestContext, changes: Partial<SettingsChange>, seconds = HOUR) {
  const { version, companyInbox } = await inForce(context);
  const effectiveAt = secondsAfter(context.clock.now, seconds);
  const form = change({ companyInbox, version, ...changes });
  await scheduleSettings(context, ACTOR, { ...form, effectiveAt });
  return effectiveAt;
}

const itGiven = testWith(aTestContext);

describe('A change of the settings with a date', () => {
  itGiven(
    'holds from its date on, to the millisecond, and then is the version of the terms',
    async (context) => {
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
    },
  );

  itGiven(
    'is no version of the terms if it only gives more time to answer an offer',
    async (context) => {
      context.clock.now = await scheduled(context, { offerDays: 14 });
      expect(await inForce(context)).toMatchObject({ policy: { offerDays: 14 }, termsVersion: 0 });
    },
  );

  itGiven('is kept with who made it and why, and noted', async (context) => {
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

  itGiven('lays only its own figures over what was changed meanwhile', async (context) => {
    const effectiveAt = await scheduled(context, { feeRupees: 750 });
    await changeSettings(context, ACTOR, change({ version: 1, passPercent: 70 }));
    context.clock.now = effectiveAt;
    expect((await inForce(context)).policy).toMatchObject({ feeRupees: 750, passPercent: 70 });
  });

  itGiven('can be changed again once it is in force', async (context) => {
    context.clock.now = await scheduled(context, { feeRupees: 750 });
    await changeSettings(context, ACTOR, change({ version: 1, feeRupees: 800 }));
    expect(await inForce(context)).toMatchObject({ policy: { feeRupees: 800 }, termsVersion: 2 });
  });

  itGiven('can be taken back until its date, and not later', async (context) => {
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

  itGiven('is refused while another one waits', async (context) => {
    await scheduled(context, { feeRupees: 750 });
    await expect(scheduled(context, { passPercent: 70 })).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'change_scheduled' },
    });
  });

  itGiven(
    'is refused to an owner who saw other settings, and touches the version of the others',
    async (context) => {
      await scheduled(context, { feeRupees: 750 });
      await expect(scheduled(context, { version: 0 })).rejects.toThrow(SettingsChangedMeanwhile);
      await takeSettingsBack(context, ACTOR, { change: 1, reason });
      await expect(scheduled(context, { version: 1 })).rejects.toThrow(SettingsChangedMeanwhile);
    },
  );

  test.each([0, -1, 366 * 24 * HOUR + 1])('is refused %d seconds from now', async (seconds) => {
    const context = await aTestContext();
    await expect(scheduled(context, { feeRupees: 750 }, seconds)).rejects.toMatchObject({
      details: { fields: { effectiveAt: 'Please choose a time from now on, within a year.' } },
    });
  });

  itGiven('leaves the inbox alone, and changes nothing if no figure does', async (context) => {
    await expect(scheduled(context, { companyInbox: 'office@example.com' })).rejects.toThrow(
      InvalidInput,
    );
    await scheduled(context, {});
    expect((await inForce(context)).version).toBe(0);
  });
});
