import type { VisitLog, Visit } from '@portal/domain/accounts/index.js';
import { IsNull, LessThan, type EntityManager, EntitySchema } from 'typeorm';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import { dropResult } from '../platform/database/drop-result.js';

export const VisitSchema = new EntitySchema<Visit>({
  name: 'Visit',
  tableName: 'student_visits',
  columns: {
    studentId: { name: 'student_id', type: 'uuid', primary: true },
    lastSeenAt: { name: 'last_seen_at', type: 'timestamptz' },
    warnedAt: { name: 'warned_at', type: 'timestamptz', nullable: true },
  },
});

/** At most one write a day for each student: a whole hall may sign in at once. */
const NOTE: Statement = {
  name: 'note-visit',
  text: `INSERT INTO student_visits AS visit (student_id, last_seen_at) VALUES ($1, $2)
    ON CONFLICT (student_id) DO UPDATE SET last_seen_at = $2, warned_at = NULL
    WHERE visit.last_seen_at < $2::timestamptz - interval '1 day' OR visit.warned_at IS NOT NULL`,
};

export function typeormVisits(manager: EntityManager): VisitLog {
  const visits = manager.getRepository(VisitSchema);
  return {
    note: (studentId, at) => dropResult(runPrepared(manager, NOTE, [studentId, at])),
    find: (studentId) => visits.findOneBy({ studentId }),
    unwarnedSince: (moment, take) =>
      visits.find({
        where: { warnedAt: IsNull(), lastSeenAt: LessThan(moment) },
        order: { lastSeenAt: 'ASC' },
        take,
      }),
    warnedBefore: (moment, take) =>
      visits.find({ where: { warnedAt: LessThan(moment) }, order: { warnedAt: 'ASC' }, take }),
    warn: (studentId, at) => dropResult(visits.update({ studentId }, { warnedAt: at })),
    removeOf: (studentId) => dropResult(visits.delete({ studentId })),
  };
}
