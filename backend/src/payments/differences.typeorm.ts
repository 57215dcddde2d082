import type { DifferenceDecided, DifferenceRepository } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

const LOCK = 'SELECT id, decision FROM payment_differences WHERE id = $1 FOR UPDATE';

const DECIDE = `
  UPDATE payment_differences SET decision = $2, note = $3, decided_by = $4, decided_at = $5
  WHERE id = $1`;

export const typeormDifferences = (manager: EntityManager): DifferenceRepository => ({
  async lock(id) {
    const [row] = await manager.query<Pick<DifferenceDecided, 'id' | 'decision'>[]>(LOCK, [id]);
    return row ?? null;
  },
  decide: ({ id, decision, note, decidedBy, decidedAt }) =>
    dropResult(manager.query(DECIDE, [id, decision, note, decidedBy, decidedAt])),
});
