import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const accommodations: ConsolePart = {
  section: { path: '/admin/accommodations', label: 'Extra time', roles: ['support'] },
  resource: {
    name: 'accommodations',
    list: lazy(() => import('./accommodations-list.js')),
    show: lazy(() => import('./accommodation-show.js')),
  },
};
