import type { Entry, SittingRepository, SupervisedSitting } from '@portal/domain/exam/index.js';
import { type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { dropResult } from '../../platform/database/drop-result.js';
import { AdmissionSchema, SittingSchema } from './sitting.schema.js';

const EXPECT = `
  INSERT INTO sitting_expected (sitting_id, email) SELECT $1, unnest($2::text[])
  ON CONFLICT DO NOTHING RETURNING email, is_fee_waived AS "isFeeWaived"`;

const EXPECTED = `
  SELECT email, is_fee_waived AS "isFeeWaived" FROM sitting_expected
  WHERE sitting_id = $1 ORDER BY email`;

const WAIVE = `
  WITH waived AS (
    UPDATE sitting_expected SET is_fee_waived = true
    WHERE sitting_id = $1 AND NOT is_fee_waived RETURNING email, is_fee_waived AS "isFeeWaived"
  ) SELECT * FROM waived`;

const ENTRIES = `
  SELECT admission.id, EXISTS (
      SELECT FROM sitting_expected AS listed JOIN students ON students.email = listed.email
      WHERE listed.sitting_id = sitting.id AND students.id = $1 AND listed.is_fee_waived
    ) AS "isFeeWaived"
  FROM sitting_admissions AS admission JOIN sittings AS sitting ON sitting.id = sitting_id
  WHERE student_id = $1 AND closed_at IS NULL AND withdrawn_at IS NULL
  ORDER BY entered_at DESC, admission.id`;

const ATTEMPTS = `
  SELECT id, student_id AS "studentId", state FROM attempts
  WHERE sitting_id = $1 ORDER BY student_id, id`;

const ADD_INCIDENT = `
  INSERT INTO sitting_incidents (id, sitting_id, student_id, text, admin_id, at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const REMOVE = `
  WITH incidents AS (DELETE FROM sitting_incidents WHERE student_id = $1),
    listed AS (DELETE FROM sitting_expected WHERE email = ANY ($2::text[]))
  DELETE FROM sitting_admissions WHERE student_id = $1`;

const rowOf = ({ domains, supervisors, ...sitting }: SupervisedSitting) => ({
  ...{ ...sitting, domains: [...domains], supervisors: [...supervisors] },
});

export function typeormSittings(manager: EntityManager): SittingRepository {
  const sittings = manager.getRepository(SittingSchema);
  const admissions = manager.getRepository(AdmissionSchema);
  return {
    save: (sitting) => dropResult(sittings.save(rowOf(sitting))),
    // Rows that refer to a locked one may still be added.
    find: (id, lock) =>
      sittings.findOne({ where: { id }, ...(lock && { lock: { mode: 'for_no_key_update' } }) }),
    listUnended: (now) =>
      sittings.findBy({ endsAt: MoreThanOrEqual(now), closedAt: IsNull(), withdrawnAt: IsNull() }),
    expect: (sittingId, emails) => manager.query(EXPECT, [sittingId, emails]),
    expected: (sittingId) => manager.query(EXPECTED, [sittingId]),
    waiveFees: (sittingId) => manager.query(WAIVE, [sittingId]),
    async entriesOf(studentId, lock) {
      const sql = ENTRIES + (lock ? ' FOR SHARE OF sitting' : '');
      const rows = await manager.query<(Entry & { id: string })[]>(sql, [studentId]);
      const entries: Entry[] = [];
      for (const { id, isFeeWaived } of rows) {
        const admission = await admissions.findOneByOrFail({ id });
        const sitting = await sittings.findOneByOrFail({ id: admission.sittingId });
        entries.push({ admission, sitting, isFeeWaived });
      }
      return entries;
    },
    admissions: (where) => admissions.find({ where, order: { enteredAt: 'ASC', id: 'ASC' } }),
    saveAdmission: (admission) => dropResult(admissions.save({ ...admission })),
    addIncident: ({ id, sittingId, studentId, text, adminId, at }) =>
      dropResult(manager.query(ADD_INCIDENT, [id, sittingId, studentId, text, adminId, at])),
    attemptsIn: (sittingId) => manager.query(ATTEMPTS, [sittingId]),
    removeOf: (studentId, emails) => dropResult(manager.query(REMOVE, [studentId, emails])),
  };
}
