import type { AdminRole } from '@portal/domain/administration/role.js';

/** One section of the console. */
export type Section = {
  readonly path: string;
  readonly label: string;
  /** Which admins may open it, beside the owners; the API holds them to it. */
  readonly roles: readonly AdminRole[];
};

/** The sections in their order; the first is the one that /admin shows. */
export const SECTIONS: readonly Section[] = [
  { path: '/admin', label: 'Test History', roles: ['support', 'content'] },
  { path: '/admin/dashboard', label: 'Dashboard', roles: ['support', 'content', 'finance'] },
  { path: '/admin/internships', label: 'Applications', roles: ['support'] },
  { path: '/admin/payments', label: 'Payments', roles: ['support', 'finance'] },
  { path: '/admin/settings', label: 'Settings', roles: [] },
  { path: '/admin/students', label: 'Students', roles: ['support', 'finance'] },
  { path: '/admin/attempts', label: 'Attempts', roles: ['support'] },
  { path: '/admin/questions', label: 'Questions', roles: ['content'] },
  { path: '/admin/messages', label: 'Messages', roles: ['support'] },
  { path: '/admin/emails', label: 'Emails', roles: ['support'] },
  { path: '/admin/audit', label: 'Audit', roles: [] },
  { path: '/admin/admins', label: 'Admins', roles: [] },
  { path: '/admin/account', label: 'Account', roles: ['support', 'content', 'finance'] },
];

const isUnder = (pathname: string, { path }: Section): boolean =>
  path === '/admin'
    ? pathname === path || pathname.startsWith('/admin/results')
    : pathname === path || pathname.startsWith(`${path}/`);

/** The section that an address belongs to. */
export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => isUnder(pathname.replace(/\/+$/, ''), section));
