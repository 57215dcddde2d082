import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const emails: ConsolePart = {
  section: { path: '/admin/emails', label: 'Emails', roles: ['support'] },
  resource: {
    name: 'emails',
    list: lazy(() => import('./emails-list.js')),
    show: lazy(() => import('./email-show.js')),
  },
};
