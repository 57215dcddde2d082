import { consolePart } from '../../components/console-part.js';

export const live = consolePart({
  section: { path: '/admin/live', label: 'Live', roles: ['support'] },
  pages: { '/live': () => import('./live-page.js') },
});
