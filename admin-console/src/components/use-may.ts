import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { createContext, useContext } from 'react';
import { usePermissions } from 'react-admin';

/** Which admins may see the entries of a resource, beside the owners: the console knows, which has them all. */
export const ReadersOf = createContext<(resource: string) => readonly AdminRole[]>(() => []);

/** Whether the signed-in admin is one of these; the API holds everybody to it anyway. */
export function useMay(roles: readonly AdminRole[]): boolean {
  const { permissions: role } = usePermissions<AdminRole | undefined>();
  return role !== undefined && isAllowed(role, roles);
}

/** Whether the signed-in admin may see the entries of a resource. */
export const useMayRead = (resource: string): boolean => useMay(useContext(ReadersOf)(resource));
