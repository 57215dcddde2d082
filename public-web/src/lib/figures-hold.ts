import type { Figures } from '@portal/domain/settings/figures.js';
import { callApi } from './api.js';
import { FIGURES } from './figures.js';

/** The figures in force, for comparing: those of this page are `JSON.stringify(FIGURES)`. */
export async function fetchFigures(): Promise<string> {
  const call = callApi<{ figures: Figures }>('/api/figures', { asStudent: false });
  return JSON.stringify((await call).figures);
}

/** Whether the figures that this page was sent with are in force; also if nobody answers. */
export const figuresHold = (): Promise<boolean> =>
  fetchFigures().then(
    (figures) => figures === JSON.stringify(FIGURES),
    () => true,
  );
