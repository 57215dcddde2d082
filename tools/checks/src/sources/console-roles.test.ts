import { describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES, type AdminRole } from '@portal/domain/staff/role.js';
import { LISTS } from '@portal/backend/app/lists.js';
import { accessTable } from '@portal/backend/app/routes.js';

type Section = { readonly path: string; readonly roles: readonly AdminRole[] };
type Part = { readonly section?: Section; readonly resource?: { readonly name: string } };

/** In a variable, so that the compiler does not follow it: the console is compiled for browsers. */
const CONSOLE = '../../../../admin-console/src/app/parts.js';
const { PARTS } = (await import(CONSOLE)) as { readonly PARTS: readonly (readonly Part[])[] };

const parts = PARTS.flat();

/** What the sections without a list ask the API for first. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  '/admin/live': 'GET /api/admin/open-attempts',
  '/admin/dashboard': 'GET /api/admin/dashboard',
  '/admin/settings': 'GET /api/admin/settings',
  '/admin/account': 'GET /api/admin/account',
  '/admin/queues': 'GET /api/admin/queues',
};

/** In the order of ADMIN_ROLES; an owner may do everything. */
const withOwner = (roles: readonly AdminRole[]): readonly AdminRole[] =>
  ADMIN_ROLES.filter((role) => role === 'owner' || roles.includes(role));

const byPath = (entries: readonly (readonly [string, readonly AdminRole[]])[]) =>
  Object.fromEntries(entries.map(([path, roles]) => [path, withOwner(roles)]));

describe('The roles of a section of the console', () => {
  it('are those that may read its list', () => {
    const shown = parts.flatMap(({ section, resource }) =>
      section && resource ? [[resource.name, section.roles] as const] : [],
    );
    expect(byPath(shown)).toEqual(byPath(LISTS.map(({ resource, roles }) => [resource, roles])));
  });

  it('are those that may ask for what it shows', () => {
    const routes = accessTable();
    const pages = parts.flatMap(({ section, resource }) => (section && !resource ? [section] : []));
    const answered = pages.map(({ path }) => {
      const access = routes[ASKED_FOR[path] ?? ''];
      if (access?.callers !== 'admin') throw new Error(`${path} asks no route of admins`);
      return [path, access.roles ?? ADMIN_ROLES] as const;
    });
    expect(byPath(pages.map(({ path, roles }) => [path, roles]))).toEqual(byPath(answered));
  });
});
