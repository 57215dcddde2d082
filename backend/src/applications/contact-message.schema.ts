import type { ContactMessage } from '@portal/domain/applications/index.js';
import { EntitySchema } from 'typeorm';

export const ContactMessageSchema = new EntitySchema<ContactMessage>({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    subject: { type: 'text' },
    message: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});
