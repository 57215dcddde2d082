import { consolePart } from '../components/console-part.js';

export const certificates = consolePart({
  section: { path: '/admin/certificates', label: 'Certificates' },
  resource: 'certificates',
  screens: {
    list: () => import('./certificates-list.js'),
    show: () => import('./certificate-show.js'),
  },
});
