import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import { declaredRoutes } from './routes.js';

/** The routes that a role may call, without `/api/admin/` and the names of keys, as the console asks for them. */
export const rightsOf = (role: AdminRole): readonly string[] =>
  declaredRoutes()
    .filter(
      ({ access: { callers, roles } }) =>
        callers.endsWith('admin') && (!roles || isAllowed(role, roles)),
    )
    .map(({ name }) => name.replace(/\/api\/(?:admin\/)?/, '').replaceAll(/:\w+/g, ':id'));
