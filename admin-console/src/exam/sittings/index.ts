import { consolePart } from '../../components/console-part.js';

export const sittings = consolePart({
  section: { path: '/admin/sittings', label: 'Supervised sittings', reads: 'sittings' },
  pages: {
    '/sittings': () => import('./sittings-page.js'),
    '/sittings/:id': () => import('./sitting-page.js'),
  },
});
