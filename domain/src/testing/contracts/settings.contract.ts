import { describe, expect, it } from '@jest/globals';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

const setPercent = async (under: StoresUnderTest, passPercent: number) =>
  under.unitOfWork.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    const policy = { ...now.policy, passPercent };
    const version = now.version + 1;
    const next = { policy, companyInbox: 'office@example.com', version, termsVersion: version };
    await tx.policy.saveSettings(next);
    return next;
  });

/** What every {@link PolicySource} promises. */
export function settingsContract(name: string, setUp: SetUp): void {
  describe(`${name}: PolicySource`, () => {
    it('tells what was saved last', async () => {
      const under = await setUp();
      await setPercent(under, 70);
      const saved = await setPercent(under, 55);
      const { policy } = under.stores;
      await expect(policy.settings()).resolves.toEqual(saved);
      await expect(policy.current()).resolves.toEqual(saved.policy);
      await expect(policy.companyInbox()).resolves.toBe('office@example.com');
    });

    it('saves nothing in a transaction that throws', async () => {
      const under = await setUp();
      const saved = await setPercent(under, 60);
      await undone(under.unitOfWork, (tx) =>
        tx.policy.saveSettings({ ...saved, companyInbox: 'other@example.com' }),
      );
      await expect(under.stores.policy.settings()).resolves.toEqual(saved);
    });

    it('lets those who would change them take turns', async () => {
      const under = await setUp();
      const { version } = await under.stores.policy.settings();
      await Promise.all([60, 61, 62, 63].map((percent) => setPercent(under, percent)));
      await expect(under.stores.policy.settings()).resolves.toMatchObject({ version: version + 4 });
    });
  });
}
