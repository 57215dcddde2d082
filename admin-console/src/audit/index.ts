import { consolePart } from '../components/console-part.js';

export const audit = consolePart({
  section: { path: '/admin/audit', label: 'Audit', roles: [] },
  resource: 'audit',
  screens: { list: () => import('./audit-list.js'), show: () => import('./audit-show.js') },
});
