import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const live: ConsolePart = {
  section: { path: '/admin/live', label: 'Live', roles: ['support'] },
  pages: {
    '/live': lazy(() => import('./live-page.js')),
  },
};
