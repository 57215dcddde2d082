import type { Application } from '@portal/domain/applications/index.js';
import { EntitySchema } from 'typeorm';

export const ApplicationSchema = new EntitySchema<Application>({
  name: 'Application',
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    education: { type: 'text' },
    experience: { type: 'text' },
    skills: { type: 'text' },
    domain: { type: 'text' },
    message: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    status: { type: 'text', default: 'received' },
    notes: { type: 'text', default: '' },
    ownerId: { name: 'owner_id', type: 'uuid', nullable: true },
    rating: { type: 'smallint', nullable: true },
    version: { type: 'integer', default: 0 },
  },
});
