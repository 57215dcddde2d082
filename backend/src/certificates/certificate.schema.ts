import type { Certificate } from '@portal/domain/certificates/index.js';
import { EntitySchema } from 'typeorm';

export const CertificateSchema = new EntitySchema<Certificate>({
  name: 'Certificate',
  tableName: 'certificates',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    studentId: { name: 'student_id', type: 'uuid', nullable: true },
    nameAsPrinted: { name: 'name_as_printed', type: 'text' },
    domain: { type: 'text' },
    facts: { type: 'jsonb', nullable: true },
    issuedAt: { name: 'issued_at', type: 'timestamptz' },
    reissuedAt: { name: 'reissued_at', type: 'timestamptz', nullable: true },
    state: { type: 'text' },
    cause: { type: 'text', nullable: true },
    stateAt: { name: 'state_at', type: 'timestamptz' },
    isPublic: { name: 'is_public', type: 'boolean', default: false },
  },
  uniques: [{ name: 'certificates_code', columns: ['code'] }],
});
