import { lazy } from 'react';
import { sectionPathOf } from '../../components/paths.js';
import type { ConsolePart } from '../../components/console-part.js';

export const applications: ConsolePart = {
  section: { path: sectionPathOf('applications'), label: 'Applications', roles: ['support'] },
  resource: {
    name: 'applications',
    show: lazy(() => import('./application-show.js')),
  },
  pages: {
    '/internships': lazy(() => import('./applications-list.js')),
    '/applications/board': lazy(() => import('./board-page.js')),
  },
};
