import { consolePart } from '../../components/console-part.js';

export const attempts = consolePart({
  section: { path: '/admin/attempts', label: 'Attempts' },
  resource: 'attempts',
  screens: { list: () => import('./attempts-list.js'), show: () => import('./attempt-show.js') },
});
