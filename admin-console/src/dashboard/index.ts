import { lazy } from 'react';
import { EVERYONE, type ConsolePart } from '../console/console-part.js';

export const dashboard: ConsolePart = {
  section: { path: '/admin/dashboard', label: 'Dashboard', roles: EVERYONE },
  pages: {
    '/dashboard': lazy(() => import('./dashboard-page.js')),
  },
};
