import { CERTIFICATE_STATE_WORDS } from '@portal/domain/certificates/certificate-words.js';
import { stateBadge } from '../components/badge.js';

export const CertificateState = stateBadge(CERTIFICATE_STATE_WORDS, {
  valid: 'good',
  revoked: 'bad',
});
