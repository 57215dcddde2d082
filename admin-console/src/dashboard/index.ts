import { lazy } from 'react';
import { EVERYONE, type ConsolePart } from '../components/console-part.js';

export const dashboard: ConsolePart = {
  section: { path: '/admin/dashboard', label: 'Dashboard', roles: EVERYONE },
  pages: {
    '/dashboard': lazy(() => import('./dashboard-page.js')),
  },
};
