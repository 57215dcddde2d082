import { DomainError, rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import { ADMIN_ROLES, isAdminRole, type AdminRole } from './role.js';

export type SavedView = {
  readonly id: string;
  /** The list, by its name in the address. */
  readonly resource: string;
  readonly name: string;
  /** Whose it is; null for everybody who may read the list. */
  readonly role: AdminRole | null;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly adminId: string;
  readonly adminName: string;
};

/** How many a list may have: what is not found at a glance is not used. */
export const MOST_SAVED_VIEWS = 30;
const LONGEST_NAME = 40;

/** What finds one person, or what somebody typed: none of it is kept for others to see. */
const OF_ONE = ['q', 'id', 'email', 'studentId', 'receiptNumber', 'subjectId'];

export class TooManySavedViews extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_many_saved_views',
      `A list can have ${MOST_SAVED_VIEWS} saved views. Please remove one first.`,
    );
  }
}

export class SavedViewNameTaken extends DomainError {
  constructor() {
    super('conflict', 'saved_view_name_taken', 'There is a view of this name already.');
  }
}

export class OthersSavedView extends DomainError {
  constructor() {
    super('forbidden', 'others_saved_view', 'Only who made this view, or an owner, removes it.');
  }
}

/** What of a filter a view keeps. */
export const keptFilter = (filter: SavedView['filter']): SavedView['filter'] =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => !OF_ONE.includes(name) && value !== '' && value !== null,
    ),
  );

/** Which roles an admin may share a view with; null is everybody. */
const rolesToShareWith = (role: AdminRole): readonly (AdminRole | null)[] =>
  role === 'owner' ? [null, ...ADMIN_ROLES] : [role];

export type TypedView = Pick<SavedView, 'resource' | 'name' | 'filter'> & {
  /** Empty for everybody. */
  readonly role: string;
};

/** A view as it is kept. @throws InvalidInput */
export function checkedView(typed: TypedView, by: AdminRole) {
  const name = typed.name.trim();
  const filter = keptFilter(typed.filter);
  const role = isAdminRole(typed.role) ? typed.role : null;
  const errors: FieldErrors<'name' | 'role' | 'filter'> = {};
  if (name === '') errors.name = 'Please give it a name.';
  if (name.length > LONGEST_NAME) errors.name = `Please use at most ${LONGEST_NAME} characters.`;
  const isKnown = typed.role === '' || role !== null;
  if (!isKnown || !rolesToShareWith(by).includes(role)) {
    errors.role = 'Please choose whom you share it with.';
  }
  if (Object.keys(filter).length === 0) {
    errors.filter = 'There is no filter to keep; what was searched for is not kept.';
  }
  rejectInvalid(errors);
  return { resource: typed.resource, name, filter, role };
}

/** Whether an admin of this role is shown the view. */
export const isShownTo = (role: AdminRole, view: Pick<SavedView, 'role'>): boolean =>
  view.role === null || role === 'owner' || view.role === role;
