import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const refundProposals: ConsolePart = {
  section: {
    path: '/admin/refund-proposals',
    label: 'Proposed refunds',
    roles: ['support', 'finance'],
  },
  resource: {
    name: 'refund-proposals',
    list: lazy(() => import('./proposals-list.js')),
    show: lazy(() => import('./proposal-show.js')),
  },
};
