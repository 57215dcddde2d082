import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const certificates: ConsolePart = {
  section: { path: '/admin/certificates', label: 'Certificates', roles: ['support', 'content'] },
  resource: {
    name: 'certificates',
    list: lazy(() => import('./certificates-list.js')),
    show: lazy(() => import('./certificate-show.js')),
  },
};
