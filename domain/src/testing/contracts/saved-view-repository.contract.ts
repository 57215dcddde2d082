import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { SavedView } from '../../staff/saved-view.js';
import { contract } from './stores-under-test.js';

const aView = (parts: Partial<SavedView>): SavedView => ({
  ...{ id: randomUUID(), resource: 'applications', name: 'New', role: 'support' },
  ...{ filter: { status: 'received' }, adminId: randomUUID(), adminName: 'meera', ...parts },
});

/** What every `SavedViewRepository` promises. */
export const savedViewRepositoryContract = contract('SavedViewRepository', (it) => {
  it('tells all that were added and not removed, by name', async (subject) => {
    const resource = `list-${randomUUID()}`;
    const later = aView({ resource, name: 'B', role: null });
    const first = aView({ resource, name: 'A' });
    await subject.run(async (tx) => {
      await tx.savedViews.add(later);
      await tx.savedViews.add(first);
    });
    const all = () =>
      subject.run(async (tx) =>
        (await tx.savedViews.lockAll()).filter((one) => one.resource === resource),
      );
    await expect(all()).resolves.toEqual([first, later]);
    await subject.run((tx) => tx.savedViews.remove(first.id));
    await expect(all()).resolves.toEqual([later]);
  });
});
