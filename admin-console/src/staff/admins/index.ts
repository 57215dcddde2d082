import { consolePart } from '../../components/console-part.js';

export const admins = consolePart({
  section: { path: '/admin/admins', label: 'Admins' },
  resource: 'admins',
  screens: { list: () => import('./admins-list.js') },
});

export const account = consolePart({
  section: { path: '/admin/account', label: 'Account', reads: 'account' },
  pages: { '/account': () => import('./account-page.js') },
});
