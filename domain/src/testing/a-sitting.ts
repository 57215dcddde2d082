import { randomUUID } from 'node:crypto';
import type { Admission } from '../exam/sittings/admission.js';
import type { SupervisedSitting } from '../exam/sittings/supervised-sitting.js';
import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from './moments.js';

/** It is open, and its tests may start. */
export const aSitting = (parts: Partial<SupervisedSitting> = {}): SupervisedSitting => ({
  id: randomUUID(),
  place: 'Hall 2, City College',
  startsAt: secondsAfter(A_DAY, -600),
  endsAt: secondsAfter(A_DAY, 3 * 3600),
  domains: ['hr', 'devops'],
  seats: 30,
  supervisors: [],
  createdAt: secondsAfter(A_DAY, -86_400),
  closedAt: null,
  withdrawnAt: null,
  withdrawalReason: '',
  ...parts,
});

export const anAdmission = (parts: Partial<Admission> = {}): Admission => ({
  id: randomUUID(),
  sittingId: randomUUID(),
  studentId: randomUUID(),
  device: 'device-1',
  state: 'waiting',
  reason: '',
  enteredAt: A_DAY,
  decidedAt: null,
  adminId: null,
  ...parts,
});
