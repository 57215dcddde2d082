import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const refunds: ConsolePart = {
  section: { path: '/admin/refunds', label: 'Refunds', roles: ['finance'] },
  resource: {
    name: 'refunds',
    list: lazy(() => import('./refunds-list.js')),
    show: lazy(() => import('./refund-show.js')),
  },
};
