import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const chargebacks: ConsolePart = {
  section: { path: '/admin/chargebacks', label: 'Chargebacks', roles: ['finance'] },
  resource: {
    name: 'chargebacks',
    list: lazy(() => import('./chargebacks-list.js')),
    show: lazy(() => import('./chargeback-show.js')),
  },
};
