import { consolePart } from '../../components/console-part.js';

export const messages = consolePart({
  section: { path: '/admin/messages', label: 'Messages' },
  resource: 'messages',
  screens: { list: () => import('./messages-list.js'), show: () => import('./message-show.js') },
});
