import { randomUUID } from 'node:crypto';
import type { Accommodation } from '../exam/accommodation.js';
import { A_DAY } from './moments.js';

/** A request that nobody has decided on. */
export const anAccommodation = (parts: Partial<Accommodation> = {}): Accommodation => ({
  id: randomUUID(),
  studentId: randomUUID(),
  state: 'requested',
  minutesPerHour: 20,
  words: 'I write slowly, and have more time at university.',
  until: null,
  reason: '',
  createdAt: A_DAY,
  decidedAt: null,
  endedAt: null,
  ...parts,
});

/** An accommodation in force. */
export const aGrantedAccommodation = (parts: Partial<Accommodation> = {}): Accommodation =>
  anAccommodation({ state: 'granted', decidedAt: A_DAY, ...parts });
