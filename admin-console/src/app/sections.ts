import type { AdminRole } from '@portal/domain/staff/role.js';
import { withoutTrailingSlashes } from '@portal/domain/kernel/paths.js';
import type { Section } from '../components/console-part.js';
import { PARTS } from './parts.js';
import { entriesOf, sectionPathOf } from '../components/paths.js';

/** The sections of the parts that have one, in their rows. */
export const GROUPS: readonly (readonly Section[])[] = PARTS.map((parts) =>
  parts.flatMap(({ section }) => section ?? []),
);

export const SECTIONS: readonly Section[] = GROUPS.flat();

const isUnder = (pathname: string, { path }: Section): boolean =>
  pathname === path || pathname.startsWith(entriesOf(path));

export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => isUnder(withoutTrailingSlashes(pathname), section));

/** Which admins may see the entries of a resource, beside the owners. */
export const readersOf = (resource: string): readonly AdminRole[] =>
  SECTIONS.find(({ path }) => path === sectionPathOf(resource))?.roles ?? [];
