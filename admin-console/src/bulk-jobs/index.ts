import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const bulkJobs: ConsolePart = {
  section: { path: '/admin/bulk-jobs', label: 'Bulk work', roles: ['support', 'content'] },
  resource: {
    name: 'bulk-jobs',
    list: lazy(() => import('./bulk-jobs-list.js')),
    show: lazy(() => import('./bulk-job-show.js')),
  },
};
