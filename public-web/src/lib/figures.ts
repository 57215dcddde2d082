import type { Figures } from '@portal/domain/settings/figures.js';

/** Stands in built documents where a figure belongs (`backend/src/platform/http/site-pages.ts`). */
const placeholders = new Proxy({} as Figures, {
  get: (_, name) => `{{figure.${String(name)}}}`,
});

/** As the attribute of a document says them. */
const figuresIn = (attribute: string): Figures => JSON.parse(attribute) as Figures;

/**
 * The figures in force, as this document was sent with them: the same in its HTML and in its scripts.
 * While a document is built, they are placeholders, which the server replaces.
 */
export const FIGURES: Figures =
  typeof document === 'undefined'
    ? placeholders
    : figuresIn(document.documentElement.dataset.figures ?? '{}');
