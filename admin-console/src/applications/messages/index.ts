import { consolePart } from '../../components/console-part.js';

export const messages = consolePart({
  section: { path: '/admin/messages', label: 'Messages', roles: ['support', 'finance'] },
  resource: 'messages',
  screens: { list: () => import('./messages-list.js'), show: () => import('./message-show.js') },
});
