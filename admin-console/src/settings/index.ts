import { consolePart } from '../components/console-part.js';

export const settings = consolePart({
  section: { path: '/admin/settings', label: 'Settings', reads: 'settings' },
  pages: { '/settings': () => import('./settings-page.js') },
});
