import type { AdminRole } from '@portal/domain/staff/role.js';
import { withoutTrailingSlashes } from '@portal/domain/kernel/paths.js';

export type Section = {
  readonly path: string;
  readonly label: string;
  /** Which admins may open it, beside the owners; the API holds them to it. */
  readonly roles: readonly AdminRole[];
  /** Whether it is a page of its own, which the console does not show. */
  readonly isOutside?: true;
};

const EVERYONE: readonly AdminRole[] = ['support', 'content', 'finance'];

/** In their order, those that belong together in one row; /admin shows the first of all. */
export const GROUPS: readonly (readonly Section[])[] = [
  [
    { path: '/admin', label: 'Test History', roles: ['support', 'content'] },
    { path: '/admin/live', label: 'Live', roles: ['support'] },
    { path: '/admin/attempts', label: 'Attempts', roles: ['support'] },
    { path: '/admin/certificates', label: 'Certificates', roles: ['support', 'content'] },
    { path: '/admin/similar-tests', label: 'Similar tests', roles: ['content'] },
    { path: '/admin/questions', label: 'Questions', roles: ['content'] },
  ],
  [{ path: '/admin/dashboard', label: 'Dashboard', roles: EVERYONE }],
  [
    { path: '/admin/internships', label: 'Applications', roles: ['support'] },
    { path: '/admin/students', label: 'Students', roles: ['support', 'finance'] },
    { path: '/admin/accommodations', label: 'Extra time', roles: ['support'] },
    { path: '/admin/messages', label: 'Messages', roles: ['support'] },
    { path: '/admin/emails', label: 'Emails', roles: ['support'] },
    { path: '/admin/bulk-jobs', label: 'Bulk work', roles: ['support', 'content'] },
    { path: '/ops/queues', label: 'Queues', roles: ['support'], isOutside: true },
  ],
  [
    { path: '/admin/payments', label: 'Payments', roles: ['support', 'finance'] },
    { path: '/admin/days-close', label: 'Day’s close', roles: ['finance'] },
    { path: '/admin/refunds', label: 'Refunds', roles: ['finance'] },
    { path: '/admin/refund-proposals', label: 'Proposed refunds', roles: ['support', 'finance'] },
    { path: '/admin/credit-notes', label: 'Credit notes', roles: ['finance'] },
    { path: '/admin/disputes', label: 'Disputes', roles: ['finance'] },
    { path: '/admin/provider-events', label: 'Provider events', roles: ['finance'] },
    { path: '/admin/payment-differences', label: 'Differences', roles: ['finance'] },
    { path: '/admin/settlements', label: 'Settlements', roles: ['finance'] },
  ],
  [
    { path: '/admin/settings', label: 'Settings', roles: [] },
    { path: '/admin/admins', label: 'Admins', roles: [] },
    { path: '/admin/audit', label: 'Audit', roles: [] },
    { path: '/admin/account', label: 'Account', roles: EVERYONE },
  ],
];

export const SECTIONS: readonly Section[] = GROUPS.flat();

/** Where resources are listed that have no section of their own name. */
const LISTED_AT: Readonly<Record<string, string>> = {
  results: '/admin',
  applications: '/admin/internships',
};

export const sectionPathOf = (resource: string): string =>
  LISTED_AT[resource] ?? `/admin/${resource}`;

/** Resources whose entries are shown by the form that changes them. */
const SHOWN_BY_FORM = ['questions'];

/** Where one entry of a resource is shown. */
export const entryPath = (resource: string, id: string): string => {
  const form = `/admin/${resource}/${encodeURIComponent(id)}`;
  return SHOWN_BY_FORM.includes(resource) ? form : `${form}/show`;
};

const entriesOf = (path: string): string => {
  const [resource] = Object.entries(LISTED_AT).find(([, listed]) => listed === path) ?? [];
  return resource ? `/admin/${resource}/` : `${path}/`;
};

const isUnder = (pathname: string, { path }: Section): boolean =>
  pathname === path || pathname.startsWith(entriesOf(path));

export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => isUnder(withoutTrailingSlashes(pathname), section));
