import type { CertificateRow } from './certificate-row.js';
import type { Words } from '../components/choices.js';

export const CERTIFICATE_STATE_WORDS: Words<CertificateRow['state']> = {
  valid: 'Valid',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
};
