import { lazy } from 'react';
import { EVERYONE, type ConsolePart } from '../../components/console-part.js';

export const admins: ConsolePart = {
  section: { path: '/admin/admins', label: 'Admins', roles: [] },
  resource: {
    name: 'admins',
    list: lazy(() => import('./admins-list.js')),
  },
};

export const account: ConsolePart = {
  section: { path: '/admin/account', label: 'Account', roles: EVERYONE },
  pages: {
    '/account': lazy(() => import('./account-page.js')),
  },
};
