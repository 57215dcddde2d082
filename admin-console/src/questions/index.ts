import { consolePart } from '../components/console-part.js';

export const questions = consolePart({
  section: { path: '/admin/questions', label: 'Questions' },
  resource: 'questions',
  screens: {
    list: () => import('./questions-list.js'),
    create: () => import('./question-create.js'),
    edit: () => import('./question-edit.js'),
  },
  pages: {
    '/questions/import': () => import('./import-page.js'),
    '/questions/health': () => import('./health-page.js'),
  },
});
