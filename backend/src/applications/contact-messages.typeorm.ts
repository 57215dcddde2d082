import type { ContactMessageRepository } from '@portal/domain/applications/ports.js';
import type { EntityManager } from 'typeorm';
import { ContactMessageSchema } from './contact-message.schema.js';

export const typeormContactMessages = (manager: EntityManager): ContactMessageRepository => ({
  async add(message) {
    await manager.getRepository(ContactMessageSchema).insert({ ...message });
  },
});
