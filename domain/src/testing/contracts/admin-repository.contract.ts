import { describe, expect, it } from '@jest/globals';
import type { SetUp } from './stores-under-test.js';
import { anAdmin } from '../an-admin.js';

/** What every {@link AdminRepository} promises. */
export function adminRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: AdminRepository`, () => {
    it('finds null for an admin it does not know', async () => {
      const { stores } = await setUp();
      const { id, username } = anAdmin();
      await expect(stores.admins.findById(id)).resolves.toBeNull();
      await expect(stores.admins.findByUsername(username)).resolves.toBeNull();
    });

    it('finds the admin that it says it has added, and none that it says it has not', async () => {
      const { unitOfWork, stores } = await setUp();
      const admin = anAdmin();
      const expected = (await unitOfWork.run((tx) => tx.admins.addFirst(admin))) ? admin : null;
      await expect(stores.admins.findByUsername(admin.username)).resolves.toEqual(expected);
      await expect(stores.admins.findById(admin.id)).resolves.toEqual(expected);
    });

    it('adds no admin where there is one', async () => {
      const { unitOfWork, stores } = await setUp();
      await unitOfWork.run((tx) => tx.admins.addFirst(anAdmin()));
      const late = anAdmin();
      await expect(unitOfWork.run((tx) => tx.admins.addFirst(late))).resolves.toBe(false);
      await expect(stores.admins.findByUsername(late.username)).resolves.toBeNull();
    });

    it('adds at most one of many at once', async () => {
      const { unitOfWork } = await setUp();
      const added = await Promise.all(
        [1, 2, 3].map(() => unitOfWork.run((tx) => tx.admins.addFirst(anAdmin()))),
      );
      expect(added.filter(Boolean).length).toBeLessThanOrEqual(1);
    });
  });
}
