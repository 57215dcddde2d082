import { createHmac } from 'node:crypto';
import type { RoomCodes } from '@portal/domain/exam/index.js';
import { keysFor, type Secrets } from '../../platform/security/secrets.js';

export function hmacRoomCodes(secrets: Secrets): RoomCodes {
  const [key] = keysFor(secrets, 'room codes');
  return { bytesFor: (text) => createHmac('sha256', key).update(text).digest() };
}
