import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const providerEvents: ConsolePart = {
  section: { path: '/admin/provider-events', label: 'Provider events', roles: ['finance'] },
  resource: {
    name: 'provider-events',
    list: lazy(() => import('./events-list.js')),
    show: lazy(() => import('./event-show.js')),
  },
};
