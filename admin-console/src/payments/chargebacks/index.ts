import { consolePart } from '../../components/console-part.js';

export const chargebacks = consolePart({
  section: { path: '/admin/chargebacks', label: 'Chargebacks' },
  resource: 'chargebacks',
  screens: {
    list: () => import('./chargebacks-list.js'),
    show: () => import('./chargeback-show.js'),
  },
});
