import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { ChangeRecord } from '../../settings/settings-change.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

const setPercent = async (subject: StoresUnderTest, passPercent: number) =>
  subject.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    const policy = { ...now.policy, passPercent };
    const version = now.version + 1;
    const next = { policy, companyInbox: 'office@example.com', version, termsVersion: version };
    await tx.policy.saveSettings(next);
    return next;
  });

/** What every {@link PolicySource} promises. */
export const settingsContract = contract('PolicySource', (it) => {
  it('tells what was saved last', async (subject) => {
    await setPercent(subject, 70);
    const saved = await setPercent(subject, 55);
    const { policy } = subject.stores;
    await expect(policy.settings()).resolves.toEqual(saved);
    await expect(policy.current()).resolves.toEqual(saved.policy);
    await expect(policy.companyInbox()).resolves.toBe('office@example.com');
  });

  it('lays changes that have come due over what was saved before them', async (subject) => {
    const { version, policy } = await subject.stores.policy.settings();
    const made = { companyInbox: null, madeBy: 'meera', reason: 'The new season begins' };
    const change = (at: number, figures: ChangeRecord['figures'], madeAt: Date): ChangeRecord => {
      const effectiveAt = secondsAfter(madeAt, at);
      const open = { takenBackAt: null, takenBackBy: null };
      return { ...made, ...open, version: version + 2 + at, figures, effectiveAt, madeAt };
    };
    const [due, later, taken] = await subject.run(async (tx) => {
      const all = [
        change(0, { feeRupees: 750 }, tx.now),
        change(3600, { passPercent: 80 }, tx.now),
        change(7200, { passPercent: 90 }, tx.now),
      ] as const;
      for (const one of all) await tx.policy.addChange(one);
      await tx.policy.takeBack(all[2].version, { at: tx.now, by: 'ravi' });
      return all;
    });
    const seen = await subject.stores.policy.settings();
    expect(seen.policy).toEqual({ ...policy, feeRupees: 750 });
    expect(seen.termsVersion).toBe(due.version);
    const back = { takenBackAt: taken.madeAt, takenBackBy: 'ravi' };
    const changes = await subject.stores.policy.changes();
    expect(changes.slice(0, 3)).toEqual([later, { ...taken, ...back }, due]);
  });

  it('lets those who would change them take turns', async (subject) => {
    const { version } = await subject.stores.policy.settings();
    await Promise.all([60, 61, 62, 63].map((percent) => setPercent(subject, percent)));
    await expect(subject.stores.policy.settings()).resolves.toMatchObject({ version: version + 4 });
  });
});
