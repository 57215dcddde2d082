import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const daysClose: ConsolePart = {
  section: { path: '/admin/days-close', label: 'Day’s close', roles: ['finance'] },
  pages: {
    '/days-close': lazy(() => import('./days-close-page.js')),
  },
};
