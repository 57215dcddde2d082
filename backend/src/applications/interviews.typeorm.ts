import type {
  BookedInterview,
  Interview,
  InterviewRepository,
  InterviewSlot,
} from '@portal/domain/applications/index.js';
import type { EntityManager } from 'typeorm';

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('interview-slots'), hashtext($1))`;

const SLOT = `slot.id, slot.reviewer_id AS "reviewerId", slot.reviewer_name AS "reviewerName",
  slot.starts_at AS "startsAt", slot.ends_at AS "endsAt", slot.place,
  slot.withdrawn_at AS "withdrawnAt"`;

const SLOTS = `
  SELECT ${SLOT} FROM interview_slots AS slot
  WHERE reviewer_id = $1 AND withdrawn_at IS NULL AND ends_at > $2 ORDER BY starts_at, id`;

const ADD_SLOT = `
  INSERT INTO interview_slots (id, reviewer_id, reviewer_name, starts_at, ends_at, place, withdrawn_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const PROPOSE = `
  INSERT INTO interview_proposals (slot_id, application_id, at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING`;

const PROPOSED = `
  SELECT ${SLOT} FROM interview_slots AS slot
  WHERE slot.id = $1 AND EXISTS (SELECT FROM interview_proposals AS proposal
    WHERE proposal.slot_id = slot.id AND proposal.application_id = $2)
  FOR UPDATE OF slot`;

const IS_TAKEN = `
  SELECT EXISTS (SELECT FROM interviews WHERE slot_id = $1 AND ending IS NULL) AS "isTaken"`;

const INTERVIEW = `interview.id, interview.application_id AS "applicationId",
  interview.slot_id AS "slotId", interview.uid, interview.sequence,
  interview.booked_at AS "bookedAt", interview.booked_by AS "bookedBy",
  interview.ended_at AS "endedAt", interview.ended_by AS "endedBy", interview.ending`;

const COMING = `
  SELECT ${INTERVIEW} FROM interviews AS interview JOIN interview_slots AS slot
    ON slot.id = interview.slot_id
  WHERE interview.application_id = $1 AND interview.ending IS NULL AND slot.starts_at > $2
  ORDER BY slot.starts_at LIMIT 1`;

const SLOT_OF = `SELECT ${SLOT} FROM interview_slots AS slot WHERE slot.id = $1`;

const FIND = `SELECT ${INTERVIEW} FROM interviews AS interview WHERE interview.id = $1`;

const ADD = `
  INSERT INTO interviews (id, application_id, slot_id, uid, sequence, booked_at, booked_by, ended_at,
    ended_by, ending)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const END = `UPDATE interviews SET ended_at = $2, ended_by = $3, ending = $4 WHERE id = $1`;

/** Slots and interviews in PostgreSQL; an index holds that a slot has one interview. */
export function typeormInterviews(manager: EntityManager): InterviewRepository {
  const one = async <Row>(sql: string, values: unknown[]): Promise<Row | null> =>
    (await manager.query<Row[]>(sql, values))[0] ?? null;
  const change = async (sql: string, values: unknown[]): Promise<void> => {
    await manager.query(sql, values);
  };
  return {
    lockReviewer: (reviewerId) => change(LOCK, [reviewerId]),
    slotsOf: (reviewerId, after) => manager.query<InterviewSlot[]>(SLOTS, [reviewerId, after]),
    addSlot: ({ id, reviewerId, reviewerName, startsAt, endsAt, place, withdrawnAt }) =>
      change(ADD_SLOT, [id, reviewerId, reviewerName, startsAt, endsAt, place, withdrawnAt]),
    withdrawSlot: (id, at) =>
      change('UPDATE interview_slots SET withdrawn_at = $2 WHERE id = $1', [id, at]),
    propose: (slotId, applicationId, at) => change(PROPOSE, [slotId, applicationId, at]),
    lockProposed: (slotId, applicationId) => one<InterviewSlot>(PROPOSED, [slotId, applicationId]),
    async isTaken(slotId) {
      const row = await one<{ isTaken: boolean }>(IS_TAKEN, [slotId]);
      return row?.isTaken === true;
    },
    async comingOf(applicationId, now): Promise<BookedInterview | null> {
      const interview = await one<Interview>(COMING, [applicationId, now]);
      const slot = interview && (await one<InterviewSlot>(SLOT_OF, [interview.slotId]));
      return slot && { ...interview, slot };
    },
    find: (id) => one<Interview>(FIND, [id]),
    add: (one) =>
      change(ADD, [
        ...[one.id, one.applicationId, one.slotId, one.uid, one.sequence, one.bookedAt],
        ...[one.bookedBy, one.endedAt, one.endedBy, one.ending],
      ]),
    end: (id, { endedAt, endedBy, ending }) => change(END, [id, endedAt, endedBy, ending]),
  };
}
