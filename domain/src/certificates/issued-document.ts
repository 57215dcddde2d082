import type { Certificate } from './certificate.js';
import type { Letter } from './letter.js';

/** What the company signs for: each has a code, a PDF, and a public check by the code. */
export type IssuedDocument = Certificate | Letter;
