import { consolePart } from '../components/console-part.js';

export const dashboard = consolePart({
  section: { path: '/admin/dashboard', label: 'Dashboard', reads: 'dashboard' },
  pages: { '/dashboard': () => import('./dashboard-page.js') },
});
