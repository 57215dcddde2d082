import { lazy } from 'react';
import type { ConsolePart } from '../components/console-part.js';

export const questions: ConsolePart = {
  section: { path: '/admin/questions', label: 'Questions', roles: ['content'] },
  resource: {
    name: 'questions',
    list: lazy(() => import('./questions-list.js')),
    create: lazy(() => import('./question-create.js')),
    edit: lazy(() => import('./question-edit.js')),
  },
  pages: {
    '/questions/import': lazy(() => import('./import-page.js')),
    '/questions/health': lazy(() => import('./health-page.js')),
  },
};
