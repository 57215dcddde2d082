import { consolePart } from '../../components/console-part.js';

export const providerEvents = consolePart({
  section: { path: '/admin/provider-events', label: 'Provider events' },
  resource: 'provider-events',
  screens: { list: () => import('./events-list.js'), show: () => import('./event-show.js') },
});
