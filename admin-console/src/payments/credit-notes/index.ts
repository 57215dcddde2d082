import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const creditNotes: ConsolePart = {
  section: { path: '/admin/credit-notes', label: 'Credit notes', roles: ['finance'] },
  resource: {
    name: 'credit-notes',
    list: lazy(() => import('./credit-notes-list.js')),
    show: lazy(() => import('./credit-note-show.js')),
  },
};
