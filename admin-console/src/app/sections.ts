import { useCanAccessResources } from 'react-admin';
import { withoutTrailingSlashes } from '@portal/domain/kernel/paths.js';
import type { Section } from '../components/console-part.js';
import { PARTS } from './parts.js';
import { entriesOf } from '../components/paths.js';

/** The sections of the parts that have one, in their rows. */
export const GROUPS: readonly (readonly Section[])[] = PARTS.map((parts) =>
  parts.flatMap(({ section }) => section ?? []),
);

export const SECTIONS: readonly Section[] = GROUPS.flat();

const LISTED = { action: 'list', resources: SECTIONS.map(({ reads }) => reads) };

const isUnder = (pathname: string, { path }: Section): boolean =>
  pathname === path || pathname.startsWith(entriesOf(path));

export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => isUnder(withoutTrailingSlashes(pathname), section));

/** Which of the sections the signed-in admin may open, by what they read; none until it is known. */
export const useReadable = (): Readonly<Record<string, boolean>> =>
  useCanAccessResources(LISTED).canAccess ?? {};
