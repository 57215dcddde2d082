import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const settings: ConsolePart = {
  section: { path: '/admin/settings', label: 'Settings', roles: [] },
  pages: {
    '/settings': lazy(() => import('./settings-page.js')),
  },
};
