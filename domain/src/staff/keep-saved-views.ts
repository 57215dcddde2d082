import { type Actor, note, type WithAudit } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { WithSavedViews } from './ports.js';
import type { AdminRole } from './role.js';
import {
  checkedView,
  isShownTo,
  MOST_SAVED_VIEWS,
  OthersSavedView,
  SavedViewNameTaken,
  TooManySavedViews,
  type SavedView,
  type TypedView,
} from './saved-view.js';

type Ports = Work<WithAudit & WithSavedViews> & { readonly ids: IdSource };

const factsOf = ({ resource, name, role, filter }: SavedView) => ({ resource, name, role, filter });

const isNamed = (one: Pick<SavedView, 'name' | 'role'>, { name, role }: typeof one): boolean =>
  one.role === role && one.name.toLowerCase() === name.toLowerCase();

/** Keeps a filter of a list as a view that a role shares. @returns its id @throws InvalidInput,
 * SavedViewNameTaken, TooManySavedViews */
export async function addSavedView(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { by, ...typed }: TypedView & { readonly by: AdminRole },
): Promise<string> {
  const checked = checkedView(typed, by);
  return unitOfWork.run(async (tx) => {
    const all = await tx.savedViews.lockAll();
    const others = all.filter(({ resource }) => resource === checked.resource);
    if (others.some((one) => isNamed(one, checked))) throw new SavedViewNameTaken();
    if (others.length >= MOST_SAVED_VIEWS) throw new TooManySavedViews();
    const { adminId, username: adminName } = actor;
    const view = { ...checked, id: ids.next(), adminId, adminName };
    await tx.savedViews.add(view);
    await note(tx, ids, actor, {
      ...{ action: 'add-saved-view', subject: 'saved-view', subjectId: view.id, reason: '' },
      ...{ before: null, after: factsOf(view) },
    });
    return view.id;
  });
}

/** Removes a view; its rows stay. @throws NothingToChange, OthersSavedView */
export async function removeSavedView(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, by }: { readonly id: string; readonly by: AdminRole },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const view = (await tx.savedViews.lockAll()).find((one) => one.id === id);
    if (!view || !isShownTo(by, view)) throw new NothingToChange('saved view');
    if (view.adminId !== actor.adminId && by !== 'owner') throw new OthersSavedView();
    await tx.savedViews.remove(id);
    await note(tx, ids, actor, {
      ...{ action: 'remove-saved-view', subject: 'saved-view', subjectId: id, reason: '' },
      ...{ before: factsOf(view), after: null },
    });
  });
}
