import { consolePart } from '../components/console-part.js';

export const audit = consolePart({
  section: { path: '/admin/audit', label: 'Audit' },
  resource: 'audit',
  screens: { list: () => import('./audit-list.js'), show: () => import('./audit-show.js') },
});
