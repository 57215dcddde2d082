import type { Consent } from '@portal/domain/consents/index.js';
import { EntitySchema } from 'typeorm';

export const ConsentSchema = new EntitySchema<Consent>({
  name: 'Consent',
  tableName: 'consents',
  columns: {
    id: { type: 'uuid', primary: true },
    purpose: { type: 'text' },
    subjectId: { name: 'subject_id', type: 'uuid' },
    notice: { type: 'text' },
    ageStatement: { name: 'age_statement', type: 'text', nullable: true },
    action: { type: 'text' },
    at: { type: 'timestamptz' },
  },
});
