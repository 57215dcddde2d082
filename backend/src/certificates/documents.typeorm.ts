import type * as certificates from '@portal/domain/certificates/index.js';
import { type EntityManager, In, EntitySchema } from 'typeorm';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { OFFER_HAS_LAPSED } from './lapsed-offer.sql.js';

type Letter = Exclude<certificates.IssuedDocument, certificates.Certificate>;
type Both = Omit<certificates.Certificate, keyof Letter> &
  Omit<Letter, keyof certificates.Certificate>;

/** A row has the columns of certificates and of letters; those of the other kind are null or empty. */
type DocumentRow = Omit<Both, 'domain'> &
  Omit<certificates.IssuedDocument, 'facts' | 'cause'> & {
    readonly domain: string | null;
    readonly facts: certificates.IssuedDocument['facts'];
    readonly cause: certificates.IssuedDocument['cause'];
  };

function toCertificate(row: DocumentRow): certificates.Certificate {
  const { applicationId: _application, email: _email, ...certificate } = row;
  return certificate as certificates.Certificate;
}

function toLetter(row: DocumentRow): Letter {
  const {
    studentId: _student,
    domain: _domain,
    reissuedAt: _again,
    isPublic: _is,
    ...letter
  } = row;
  return letter as Letter;
}

const toDocument = (row: DocumentRow): certificates.IssuedDocument =>
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

/** A second certificate of a result, or a second valid letter of a kind, is a programming error and fails; for a code
 * that exists, nothing is added. */
const ADD = {
  name: 'add-document',
  text: `INSERT INTO issued_documents (id, code, kind, student_id, application_id, email,
      name_as_printed, domain, facts, issued_at, reissued_at, state, cause, state_at, is_public)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15)
    ON CONFLICT (code) DO NOTHING RETURNING id`,
} as const;

const NOT_OF_A_STUDENT = { studentId: null, domain: null, reissuedAt: null, isPublic: false };
const NOT_OF_AN_APPLICATION = { applicationId: null, email: '' };

const rowOf = (one: certificates.IssuedDocument): DocumentRow =>
  one.kind === 'certificate'
    ? { ...NOT_OF_AN_APPLICATION, ...one }
    : { ...NOT_OF_A_STUDENT, ...one };

function valuesOf(document: certificates.IssuedDocument): unknown[] {
  const row = rowOf(document);
  return [
    ...[row.id, row.code, row.kind, row.studentId, row.applicationId, row.email],
    ...[row.nameAsPrinted, row.domain, row.facts && JSON.stringify(row.facts), row.issuedAt],
    ...[row.reissuedAt, row.state, row.cause, row.stateAt, row.isPublic],
  ];
}

const END_OF_OFFER = `
  SELECT answer_by AS at FROM applications WHERE id = $1 AND ${OFFER_HAS_LAPSED}`;

/** When an offer ended without an answer; null if it did not. */
async function endOfOffer(
  manager: EntityManager,
  { kind, state, applicationId }: DocumentRow,
): Promise<Date | null> {
  if (kind !== 'offer' || state !== 'valid') return null;
  const [end] = await manager.query<{ at: Date }[]>(END_OF_OFFER, [applicationId]);
  return end?.at ?? null;
}

export function typeormDocuments(manager: EntityManager): certificates.DocumentRepository {
  const documents = manager.getRepository(IssuedDocumentSchema);
  return {
    async add(document) {
      return (await runPrepared(manager, ADD, valuesOf(document))).length === 1;
    },
    async save({ id, code: _code, domain: _domain, issuedAt: _issuedAt, ...changed }) {
      const { affected } = await documents.update({ id, kind: 'certificate' }, changed);
      if (affected !== 1) throw new Error('There is no such certificate');
    },
    async find(id) {
      const row = await documents.findOneBy({ id, kind: 'certificate' });
      return row && toCertificate(row);
    },
    async findByCode(code) {
      const row = await documents.findOneBy({ code });
      const stateAt = row && (await endOfOffer(manager, row));
      return (
        row && toDocument(stateAt ? { ...row, state: 'revoked', cause: 'ended', stateAt } : row)
      );
    },
    async findThose(ids) {
      const rows = await documents.findBy({ id: In([...ids]), kind: 'certificate' });
      return rows.map(toCertificate);
    },
    async findAllOf(studentId) {
      const order = { issuedAt: 'DESC', id: 'ASC' } as const;
      return (await documents.find({ where: { studentId }, order })).map(toCertificate);
    },
    async findLettersOf(applicationId) {
      const order = { issuedAt: 'ASC', id: 'ASC' } as const;
      return (await documents.find({ where: { applicationId }, order })).map(toLetter);
    },
    async revokeOffer(applicationId, stateAt) {
      const valid = { applicationId, kind: 'offer', state: 'valid' } as const;
      await documents.update(valid, { state: 'revoked', cause: 'ended', stateAt });
    },
    async withdrawLettersTo(email, stateAt) {
      const nothing = { email: '', nameAsPrinted: '', facts: null, cause: null };
      await documents.update({ email }, { ...nothing, state: 'withdrawn', stateAt });
    },
  };
}
