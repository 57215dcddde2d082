import { Badge, type Tone } from '../components/badge.js';
import type { CertificateRow } from './certificate-row.js';
import { CERTIFICATE_STATE_WORDS } from './certificate-words.js';

const TONES: Readonly<Record<CertificateRow['state'], Tone>> = {
  valid: 'good',
  revoked: 'bad',
  withdrawn: 'plain',
};

export const CertificateState = ({ state }: Pick<CertificateRow, 'state'>) => (
  <Badge tone={TONES[state]}>{CERTIFICATE_STATE_WORDS[state]}</Badge>
);
