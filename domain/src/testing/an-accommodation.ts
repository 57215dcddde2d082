import { randomUUID } from 'node:crypto';
import type { Accommodation } from '../exam/accommodation.js';
import { A_DAY } from './moments.js';

export const anAccommodation = (parts: Partial<Accommodation> = {}): Accommodation => ({
  id: randomUUID(),
  studentId: randomUUID(),
  minutesPerHour: 20,
  until: null,
  reason: 'As at university',
  createdAt: A_DAY,
  endedAt: null,
  ...parts,
});
