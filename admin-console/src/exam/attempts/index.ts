import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const attempts: ConsolePart = {
  section: { path: '/admin/attempts', label: 'Attempts', roles: ['support'] },
  resource: {
    name: 'attempts',
    list: lazy(() => import('./attempts-list.js')),
    show: lazy(() => import('./attempt-show.js')),
  },
};
