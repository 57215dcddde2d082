import type { SavedViewRepository } from '../../staff/ports.js';
import { answer, rejectDuplicate, type TablesNow } from './tables.js';

/** Saved views in memory. */
export const inMemorySavedViews = (now: TablesNow): SavedViewRepository => ({
  lockAll: () =>
    answer(() =>
      [...now().savedViews.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    ),
  add: (view) =>
    answer(() => {
      rejectDuplicate(now().savedViews.has(view.id), 'view id');
      now().savedViews.set(view.id, view);
    }),
  remove: (id) => answer(() => void now().savedViews.delete(id)),
});
