import { consolePart, EVERYONE } from '../../components/console-part.js';

export const admins = consolePart({
  section: { path: '/admin/admins', label: 'Admins', roles: [] },
  resource: 'admins',
  screens: { list: () => import('./admins-list.js') },
});

export const account = consolePart({
  section: { path: '/admin/account', label: 'Account', roles: EVERYONE },
  pages: { '/account': () => import('./account-page.js') },
});
