import type { ContactMessageRepository } from '@portal/domain/applications/index.js';
import type { EntityManager } from 'typeorm';
import { ContactMessageSchema } from './contact-message.schema.js';

const REMOVE = `
  WITH gone AS (DELETE FROM contact_messages WHERE email = $1 RETURNING id) SELECT id FROM gone`;

export const typeormContactMessages = (manager: EntityManager): ContactMessageRepository => ({
  async add(message) {
    await manager.getRepository(ContactMessageSchema).insert({ ...message });
  },
  async removeFrom(email) {
    const rows = await manager.query<{ id: string }[]>(REMOVE, [email]);
    return rows.map(({ id }) => id);
  },
});
