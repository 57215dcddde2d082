import type { Session } from '@portal/domain/accounts/index.js';
import { EntitySchema } from 'typeorm';

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    holder: { type: 'text' },
    ownerId: { name: 'owner_id', type: 'uuid' },
    version: { type: 'int' },
    device: { type: 'text' },
    network: { type: 'text' },
    beganAt: { name: 'began_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
    provedAt: { name: 'proved_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
  },
});
