import { consolePart } from '../../components/console-part.js';

export const creditNotes = consolePart({
  section: { path: '/admin/credit-notes', label: 'Credit notes' },
  resource: 'credit-notes',
  screens: {
    list: () => import('./credit-notes-list.js'),
    show: () => import('./credit-note-show.js'),
  },
});
