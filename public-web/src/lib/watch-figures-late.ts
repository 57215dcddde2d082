import { pageIsLoaded } from './page-is-loaded.js';

/** A page that can't look shows the figures that it was sent with; an order is checked all the same. */
export const watchFiguresLate = (): void =>
  void pageIsLoaded()
    .then(() => import('./watch-figures.js'))
    .catch(() => undefined);
