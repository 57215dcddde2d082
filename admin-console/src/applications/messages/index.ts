import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const messages: ConsolePart = {
  section: { path: '/admin/messages', label: 'Messages', roles: ['support', 'finance'] },
  resource: {
    name: 'messages',
    list: lazy(() => import('./messages-list.js')),
    show: lazy(() => import('./message-show.js')),
  },
};
