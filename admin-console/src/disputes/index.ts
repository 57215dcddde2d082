import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const disputes: ConsolePart = {
  section: { path: '/admin/disputes', label: 'Disputes', roles: ['finance'] },
  resource: {
    name: 'disputes',
    list: lazy(() => import('./disputes-list.js')),
    show: lazy(() => import('./dispute-show.js')),
  },
};
