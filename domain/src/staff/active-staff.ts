import type { ActiveAdmin, StaffStores } from './ports.js';
import { type AdminRole, isAllowed } from './role.js';

/** The active admins who may do what these roles may. */
export const activeStaff = async (
  { admins }: StaffStores,
  roles: readonly AdminRole[],
): Promise<readonly ActiveAdmin[]> =>
  (await admins.active()).filter(({ role }) => isAllowed(role, roles));
