import { sectionPathOf } from '../../components/paths.js';
import { consolePart } from '../../components/console-part.js';

export const results = consolePart({
  section: { path: sectionPathOf('results'), label: 'Test History' },
  resource: 'results',
  screens: { list: () => import('./results-list.js'), show: () => import('./result-show.js') },
});
