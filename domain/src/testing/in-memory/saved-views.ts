import type { SavedViewRepository } from '../../staff/ports.js';
import { inMemory, rejectDuplicate, type TablesNow } from './tables.js';

/** Saved views in memory. */
export const inMemorySavedViews = (now: TablesNow) =>
  inMemory<SavedViewRepository>({
    lockAll: () =>
      [...now().savedViews.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    add(view) {
      rejectDuplicate(now().savedViews.has(view.id), 'view id');
      now().savedViews.set(view.id, view);
    },
    remove: (id) => void now().savedViews.delete(id),
  });
