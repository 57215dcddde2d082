import { consolePart } from '../../components/console-part.js';

export const questionDisputes = consolePart({
  pages: {
    '/questions/reports': () => import('./queue-page.js'),
    '/questions/reports/version': () => import('./decision-page.js'),
  },
});
