import { pageIsLoaded } from './page-is-loaded.js';

/** If this can't be loaded, the page keeps its figures; an order is checked by the server in any case. */
export const watchFiguresLate = (): void =>
  void pageIsLoaded()
    .then(() => import('./watch-figures.js'))
    .catch(() => undefined);
