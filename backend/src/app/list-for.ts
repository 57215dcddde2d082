import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { type AdminRole, isAllowed, RoleForbids } from '@portal/domain/staff/index.js';
import { listAsSeenBy, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { LISTS } from './lists.js';

/** The list as a role may read it. @throws NothingToChange; RoleForbids unless the role may read the list */
export function listFor(role: AdminRole, resource: string): ListSpec {
  const spec = LISTS.find((one) => one.resource === resource);
  if (!spec) throw new NothingToChange('list');
  if (!isAllowed(role, spec.roles)) throw new RoleForbids();
  return listAsSeenBy(spec, role);
}
