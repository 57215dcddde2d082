import { consolePart } from '../../components/console-part.js';

export const live = consolePart({
  section: { path: '/admin/live', label: 'Live', reads: 'open-attempts' },
  pages: { '/live': () => import('./live-page.js') },
});
