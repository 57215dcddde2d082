import { firstTouch } from './first-touch.js';

/** If this can't be loaded, the page keeps its figures; an order is checked by the server in any case. */
export const watchFiguresLate = (): void =>
  void firstTouch()
    .then(() => import('./watch-figures.js'))
    .catch(() => undefined);
