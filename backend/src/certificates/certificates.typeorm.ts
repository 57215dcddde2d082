import type { Certificate, CertificateRepository } from '@portal/domain/certificates/index.js';
import { In, type EntityManager } from 'typeorm';
import { prepared } from '../platform/database/prepared.pg.js';
import { CertificateSchema } from './certificate.schema.js';

/** A second one of the same result is a fault, and fails; a code that is taken is only told of. */
const ADD = {
  name: 'add-certificate',
  text: `INSERT INTO certificates (id, code, student_id, name_as_printed, domain, facts, issued_at,
      reissued_at, state, cause, state_at, is_public)
    VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12)
    ON CONFLICT (code) DO NOTHING RETURNING id`,
} as const;

const valuesOf = (one: Certificate): unknown[] => [
  ...[one.id, one.code, one.studentId, one.nameAsPrinted, one.domain, JSON.stringify(one.facts)],
  ...[one.issuedAt, one.reissuedAt, one.state, one.cause, one.stateAt, one.isPublic],
];

export function typeormCertificates(manager: EntityManager): CertificateRepository {
  const certificates = manager.getRepository(CertificateSchema);
  return {
    async add(certificate) {
      return (await prepared(manager, ADD, valuesOf(certificate))).length === 1;
    },
    async save({ id, code: _code, domain: _domain, issuedAt: _issuedAt, ...changed }) {
      const { affected } = await certificates.update({ id }, changed);
      if (affected !== 1) throw new Error('There is no such certificate');
    },
    find: (id) => certificates.findOneBy({ id }),
    findByCode: (code) => certificates.findOneBy({ code }),
    findThose: (ids) => certificates.findBy({ id: In([...ids]) }),
    findAllOf: (studentId) =>
      certificates.find({ where: { studentId }, order: { issuedAt: 'DESC', id: 'ASC' } }),
  };
}
