import type { Words } from '../kernel/words.js';
import type { CertificateState } from './certificate.js';

export const CERTIFICATE_STATE_WORDS: Words<CertificateState> = {
  valid: 'Valid',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
};
