import type { Figures } from '@portal/domain/settings/figures.js';

/** Placeholders in built documents, which the server replaces (`backend/src/platform/http/site-pages.ts`). */
const placeholders = new Proxy({} as Figures, {
  get: (_, name) => `{{figure.${String(name)}}}`,
});

/** As the attribute of a document says them. */
const figuresIn = (attribute: string): Figures => JSON.parse(attribute) as Figures;

/** As this document was sent with them, the same in HTML and scripts; placeholders while it is built. */
export const FIGURES: Figures =
  typeof document === 'undefined'
    ? placeholders
    : figuresIn(document.documentElement.dataset.figures ?? '{}');
