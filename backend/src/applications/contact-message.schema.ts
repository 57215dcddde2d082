import type { ContactMessage } from '@portal/domain/applications/index.js';
import { EntitySchema } from 'typeorm';

/** These columns are written and read in SQL. */
type ContactMessageRow = ContactMessage & {
  readonly answeredAt?: Date | null;
  readonly closedAt?: Date | null;
  readonly ownerId?: string | null;
  readonly ownerName?: string | null;
};

export const ContactMessageSchema = new EntitySchema<ContactMessageRow>({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    subject: { type: 'text' },
    message: { type: 'text' },
    service: { type: 'text', default: '' },
    estimate: { type: 'text', default: '' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    kind: { type: 'text', default: 'message' },
    dueAt: { name: 'due_at', type: 'timestamptz', nullable: true },
    answeredAt: { name: 'answered_at', type: 'timestamptz', nullable: true },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
    ownerId: { name: 'owner_id', type: 'uuid', nullable: true },
    ownerName: { name: 'owner_name', type: 'text', nullable: true },
  },
});
