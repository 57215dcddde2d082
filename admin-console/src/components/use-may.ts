import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { createContext, useContext } from 'react';
import { usePermissions } from 'react-admin';

/** Which admins may see the entries of a resource, beside the owners. Provided by the console, since it imports all
 * resources. */
export const ReadersOf = createContext<(resource: string) => readonly AdminRole[]>(() => []);

/** Whether the signed-in admin has one of these roles; the API checks it in any case. */
export function useMay(roles: readonly AdminRole[]): boolean {
  const { permissions: role } = usePermissions<AdminRole | undefined>();
  return role !== undefined && isAllowed(role, roles);
}

/** Whether the signed-in admin may see the entries of a resource. */
export const useMayRead = (resource: string): boolean => useMay(useContext(ReadersOf)(resource));
