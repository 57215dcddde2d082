import type { Ruling, RulingRepository } from '@portal/domain/questions/index.js';
import type { EntityManager } from 'typeorm';
import { dropResult } from '../../platform/database/drop-result.js';

const stepOf = (step: string): string => `
  (SELECT jsonb_build_object('at', at, 'adminId', admin_id, 'mayTakePasses', may_take_passes)
   FROM ruling_steps WHERE ruling_id = rulings.id AND step = '${step}')`;

/** A ruling with its steps, whose times are text. */
export const RULING = `
  SELECT id, question_id AS "questionId", version, kind, accepted, reason, made_at AS "madeAt",
    admin_id AS "adminId", ${stepOf('applied')} AS applied, ${stepOf('withdrawn')} AS withdrawn
  FROM rulings`;

type StoredStep = {
  readonly at: string;
  readonly adminId: string;
  readonly mayTakePasses: boolean;
};

export type StoredRuling = Omit<Ruling, 'applied' | 'withdrawn'> & {
  readonly applied: StoredStep | null;
  readonly withdrawn: StoredStep | null;
};

const read = (step: StoredStep | null) => step && { ...step, at: new Date(step.at) };

export const rulingOf = (stored: StoredRuling): Ruling => ({
  ...stored,
  applied: read(stored.applied),
  withdrawn: read(stored.withdrawn),
});

const ADD = `
  INSERT INTO rulings (id, question_id, version, kind, accepted, reason, made_at, admin_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const STEP = `
  INSERT INTO ruling_steps (ruling_id, step, at, admin_id, may_take_passes)
  VALUES ($1, $2, $3, $4, $5)`;

export function typeormRulings(manager: EntityManager): RulingRepository {
  const select = async (where: string, values: unknown[]): Promise<Ruling[]> => {
    const rows = await manager.query<StoredRuling[]>(`${RULING} ${where}`, values);
    return rows.map(rulingOf);
  };
  return {
    lock: () => dropResult(manager.query('LOCK TABLE ruling_steps IN SHARE ROW EXCLUSIVE MODE')),
    async add({ id, questionId, version, kind, accepted, reason, madeAt, adminId }) {
      const values = [id, questionId, version, kind, accepted, reason, madeAt, adminId];
      await manager.query(ADD, values);
    },
    find: async (id) => (await select('WHERE id = $1', [id]))[0] ?? null,
    on: (questionId, version) =>
      select('WHERE question_id = $1 AND version = $2 ORDER BY made_at DESC, id', [
        questionId,
        version,
      ]),
    step: (id, kind, { at, adminId, mayTakePasses }) =>
      dropResult(manager.query(STEP, [id, kind, at, adminId, mayTakePasses])),
  };
}
