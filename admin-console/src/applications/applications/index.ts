import { sectionPathOf } from '../../components/paths.js';
import { consolePart } from '../../components/console-part.js';

export const applications = consolePart({
  section: { path: sectionPathOf('applications'), label: 'Applications' },
  resource: 'applications',
  screens: { show: () => import('./application-show.js') },
  pages: {
    '/internships': () => import('./applications-list.js'),
    '/applications/board': () => import('./board-page.js'),
  },
});
