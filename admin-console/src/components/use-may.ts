import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { usePermissions } from 'react-admin';
import { SECTIONS, sectionPathOf } from '../console/sections.js';

/** Whether the signed-in admin is one of these; the API holds everybody to it anyway. */
export function useMay(roles: readonly AdminRole[]): boolean {
  const { permissions: role } = usePermissions<AdminRole | undefined>();
  return role !== undefined && isAllowed(role, roles);
}

/** Whether the signed-in admin may see the entries of a resource. */
export function useMayRead(resource: string): boolean {
  const path = sectionPathOf(resource);
  return useMay(SECTIONS.find((section) => section.path === path)?.roles ?? []);
}
