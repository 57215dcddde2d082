import type { Figures } from '@portal/domain/settings/figures.js';

/** Placeholders in built documents, which the server replaces (`backend/src/platform/http/site-pages.ts`). */
const placeholders = new Proxy({} as Figures, {
  get: (_, name) => `{{figure.${String(name)}}}`,
});

const figuresIn = (attribute: string): Figures => JSON.parse(attribute) as Figures;

/** The figures with which this document was sent; placeholders during the build. */
export const FIGURES: Figures =
  typeof document === 'undefined'
    ? placeholders
    : figuresIn(document.documentElement.dataset.figures ?? '{}');
