import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const settlements: ConsolePart = {
  section: { path: '/admin/settlements', label: 'Settlements and differences', roles: ['finance'] },
  resource: {
    name: 'settlements',
    list: lazy(() => import('./settlements-list.js')),
    show: lazy(() => import('./settlement-show.js')),
  },
};
