import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const similarTests: ConsolePart = {
  section: { path: '/admin/similar-tests', label: 'Similar tests', roles: ['content'] },
  resource: {
    name: 'similar-tests',
    list: lazy(() => import('./similar-list.js')),
    show: lazy(() => import('./similar-show.js')),
  },
};
