import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const payments: ConsolePart = {
  section: { path: '/admin/payments', label: 'Payments', roles: ['support', 'finance'] },
  resource: {
    name: 'payments',
    list: lazy(() => import('./payments-list.js')),
    show: lazy(() => import('./payment-show.js')),
  },
};
