import { randomUUID } from 'node:crypto';
import type { Admin } from '../staff/ports.js';
import { A_DAY } from './moments.js';

export const anAdmin = (parts: Partial<Admin> = {}): Admin => ({
  id: randomUUID(),
  username: `admin-${randomUUID()}`,
  passwordHash: 'hash of an admin password',
  sessionVersion: 0,
  createdAt: A_DAY,
  firstSignedInAt: null,
  role: 'owner',
  active: true,
  mustChangePassword: false,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  recoveryHashes: [],
  passkeys: [],
  ...parts,
});
