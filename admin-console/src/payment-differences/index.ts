import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const paymentDifferences: ConsolePart = {
  section: { path: '/admin/payment-differences', label: 'Differences', roles: ['finance'] },
  resource: {
    name: 'payment-differences',
    list: lazy(() => import('./differences-list.js')),
    show: lazy(() => import('./difference-show.js')),
  },
};
