import type { CertificateFacts, RevocationCause } from '@portal/domain/certificates/certificate.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import type { RaRecord } from 'react-admin';

/** A certificate as the API tells it to admins; its id is the result's. */
export type CertificateRow = RaRecord<string> & {
  readonly code: string;
  readonly studentId: string | null;
  readonly nameAsPrinted: string;
  readonly domain: string;
  readonly issuedAt: string;
  readonly state: 'valid' | 'revoked' | 'withdrawn';
  readonly isPublic: boolean;
};

/** One certificate, with what only its own page shows. */
export type CertificateEntry = CertificateRow & {
  readonly facts: CertificateFacts | null;
  readonly reissuedAt: string | null;
  readonly cause: RevocationCause | null;
  readonly stateAt: string;
};

/** The causes in words; those of the result are no admin's to choose. */
export const CAUSES: Readonly<Record<RevocationCause, string>> = {
  regraded: 'The result no longer passes',
  voided: 'The test was taken back',
  refunded: 'The fee was given back',
  misconduct: 'The rules of the test were broken',
  mistake: 'Issued by mistake',
};

/** Whose it is; an erased account leaves the code. */
export const holderOf = ({ nameAsPrinted, code }: CertificateRow): string =>
  nameAsPrinted || printedCode(code);
