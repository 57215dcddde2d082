import { randomUUID } from 'node:crypto';
import type { Ruling, RulingStep } from '../questions/rulings/ruling.js';
import { A_DAY } from './moments.js';

/** A step that takes no pass away. */
export const IN_FORCE: RulingStep = {
  at: A_DAY,
  adminId: '00000000-0000-4000-8000-000000000001',
  mayTakePasses: false,
};

export const aRuling = (parts: Partial<Ruling> = {}): Ruling => ({
  id: randomUUID(),
  questionId: 'hr-one',
  version: 1,
  kind: 'credit-all',
  accepted: [],
  reason: 'The question had no right answer.',
  madeAt: A_DAY,
  adminId: '00000000-0000-4000-8000-000000000001',
  applied: null,
  withdrawn: null,
  ...parts,
});
