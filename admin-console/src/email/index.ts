import { consolePart } from '../components/console-part.js';

export const emails = consolePart({
  section: { path: '/admin/emails', label: 'Emails' },
  resource: 'emails',
  screens: { list: () => import('./emails-list.js'), show: () => import('./email-show.js') },
});
