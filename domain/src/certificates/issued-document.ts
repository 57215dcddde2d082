import type { Certificate } from './certificate.js';
import type { Letter } from './letter.js';

/** What the company issues: each with a code, a PDF and a public check. */
export type IssuedDocument = Certificate | Letter;
