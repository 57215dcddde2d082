import { lazy } from 'react';
import { sectionPathOf } from '../../components/paths.js';
import type { ConsolePart } from '../../components/console-part.js';

export const results: ConsolePart = {
  section: { path: sectionPathOf('results'), label: 'Test History', roles: ['support', 'content'] },
  resource: {
    name: 'results',
    list: lazy(() => import('./results-list.js')),
    show: lazy(() => import('./result-show.js')),
  },
};
