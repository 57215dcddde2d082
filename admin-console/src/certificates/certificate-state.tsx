import type { Entry, Row } from '../providers/data-provider.js';
import type { RevocationCause } from '@portal/domain/certificates/certificate.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { stateBadge } from '../components/values.js';

/** A certificate as the API tells it to admins; its id is the result's. */
export type CertificateRow = Row<'certificates'>;

export type CertificateEntry = Entry<'certificates'>;

/** The causes in words; an admin can't choose the causes that follow from a result. */
export const CAUSES: Readonly<Record<RevocationCause, string>> = {
  regraded: 'The result no longer passes',
  voided: 'The test was taken back',
  refunded: 'The fee was given back',
  misconduct: 'The rules of the test were broken',
  mistake: 'Issued by mistake',
};

/** The owner of a certificate; after an erasure only the code is left. */
export const holderOf = ({ nameAsPrinted, code }: CertificateRow): string =>
  nameAsPrinted || printedCode(code);

export const CertificateState = stateBadge(DOCUMENT_STATE_WORDS, {
  valid: 'good',
  revoked: 'bad',
});
