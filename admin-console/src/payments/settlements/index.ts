import { consolePart } from '../../components/console-part.js';

export const settlements = consolePart({
  section: { path: '/admin/settlements', label: 'Settlements and differences' },
  resource: 'settlements',
  screens: {
    list: () => import('./settlements-list.js'),
    show: () => import('./settlement-show.js'),
  },
});
