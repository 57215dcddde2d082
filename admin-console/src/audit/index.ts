import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const audit: ConsolePart = {
  section: { path: '/admin/audit', label: 'Audit', roles: [] },
  resource: {
    name: 'audit',
    list: lazy(() => import('./audit-list.js')),
    show: lazy(() => import('./audit-show.js')),
  },
};
