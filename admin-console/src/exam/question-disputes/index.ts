import { lazy } from 'react';
import type { ConsolePart } from '../../components/console-part.js';

export const questionDisputes: ConsolePart = {
  pages: {
    '/questions/reports': lazy(() => import('./queue-page.js')),
    '/questions/reports/version': lazy(() => import('./decision-page.js')),
  },
};
