import type { Certificate } from './certificate.js';
import type { Letter } from './letter.js';

export type IssuedDocument = Certificate | Letter;
