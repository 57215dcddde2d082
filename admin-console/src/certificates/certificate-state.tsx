import { CERTIFICATE_STATE_WORDS } from '@portal/domain/certificates/certificate-words.js';
import { Badge, type Tone } from '../components/badge.js';
import type { CertificateRow } from './certificate-row.js';

const TONES: Readonly<Record<CertificateRow['state'], Tone>> = {
  valid: 'good',
  revoked: 'bad',
  withdrawn: 'plain',
};

export const CertificateState = ({ state }: Pick<CertificateRow, 'state'>) => (
  <Badge tone={TONES[state]}>{CERTIFICATE_STATE_WORDS[state]}</Badge>
);
