import { consolePart, EVERYONE } from '../components/console-part.js';

export const dashboard = consolePart({
  section: { path: '/admin/dashboard', label: 'Dashboard', roles: EVERYONE },
  pages: { '/dashboard': () => import('./dashboard-page.js') },
});
