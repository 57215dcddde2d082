import { APPLICATION_FIELD_NAMES, type Application } from '@portal/domain/applications/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { EntitySchema } from 'typeorm';

export const ApplicationSchema = new EntitySchema<Application>({
  name: 'Application',
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    ...byName(APPLICATION_FIELD_NAMES, () => ({ type: 'text' as const, default: '' })),
    createdAt: { name: 'created_at', type: 'timestamptz' },
    status: { type: 'text', default: 'received' },
    notes: { type: 'text', default: '' },
    ownerId: { name: 'owner_id', type: 'uuid', nullable: true },
    answerBy: { name: 'answer_by', type: 'timestamptz', nullable: true },
    interview: { type: 'jsonb', nullable: true },
    version: { type: 'integer', default: 0 },
  },
});
