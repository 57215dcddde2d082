import { consolePart } from '../../components/console-part.js';

export const refunds = consolePart({
  section: { path: '/admin/refunds', label: 'Refunds' },
  resource: 'refunds',
  screens: { list: () => import('./refunds-list.js'), show: () => import('./refund-show.js') },
});
