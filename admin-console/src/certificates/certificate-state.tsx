import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { stateBadge } from '../components/badge.js';

export const CertificateState = stateBadge(DOCUMENT_STATE_WORDS, {
  valid: 'good',
  revoked: 'bad',
});
