import type { Certificate, IssuedDocument } from '@portal/domain/certificates/index.js';
import { EntitySchema } from 'typeorm';

type Letter = Exclude<IssuedDocument, Certificate>;
type Both = Omit<Certificate, keyof Letter> & Omit<Letter, keyof Certificate>;

/** A row has the columns of certificates and of letters; those of the other kind are null or empty. */
export type DocumentRow = Omit<Both, 'domain'> &
  Omit<IssuedDocument, 'facts' | 'cause'> & {
    readonly domain: string | null;
    readonly facts: IssuedDocument['facts'];
    readonly cause: IssuedDocument['cause'];
  };

export function toCertificate(row: DocumentRow): Certificate {
  const { applicationId: _application, email: _email, ...certificate } = row;
  return certificate as Certificate;
}

export function toLetter(row: DocumentRow): Letter {
  const {
    studentId: _student,
    domain: _domain,
    reissuedAt: _again,
    isPublic: _is,
    ...letter
  } = row;
  return letter as Letter;
}

export const toDocument = (row: DocumentRow): IssuedDocument =>
  row.kind === 'certificate' ? toCertificate(row) : toLetter(row);

export const IssuedDocumentSchema = new EntitySchema<DocumentRow>({
  name: 'IssuedDocument',
  tableName: 'issued_documents',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    kind: { type: 'text' },
    studentId: { name: 'student_id', type: 'uuid', nullable: true },
    applicationId: { name: 'application_id', type: 'uuid', nullable: true },
    email: { type: 'text', default: '' },
    nameAsPrinted: { name: 'name_as_printed', type: 'text' },
    domain: { type: 'text', nullable: true },
    facts: { type: 'jsonb', nullable: true },
    issuedAt: { name: 'issued_at', type: 'timestamptz' },
    reissuedAt: { name: 'reissued_at', type: 'timestamptz', nullable: true },
    state: { type: 'text' },
    cause: { type: 'text', nullable: true },
    stateAt: { name: 'state_at', type: 'timestamptz' },
    isPublic: { name: 'is_public', type: 'boolean', default: false },
  },
  uniques: [{ name: 'issued_documents_code', columns: ['code'] }],
});
