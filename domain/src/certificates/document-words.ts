import type { Words } from '../kernel/words.js';
import type { DocumentState } from './issued-base.js';

export const DOCUMENT_STATE_WORDS: Words<DocumentState> = {
  valid: 'Valid',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
};
