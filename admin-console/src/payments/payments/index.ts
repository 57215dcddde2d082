import { consolePart } from '../../components/console-part.js';

export const payments = consolePart({
  section: { path: '/admin/payments', label: 'Payments' },
  resource: 'payments',
  screens: { list: () => import('./payments-list.js'), show: () => import('./payment-show.js') },
});
