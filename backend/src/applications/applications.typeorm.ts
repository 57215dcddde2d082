import {
  type ApplicationMove,
  type ApplicationNote,
  type ApplicationRepository,
  APPLICATION_FIELD_NAMES,
  type Application,
} from '@portal/domain/applications/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';
import { byName } from '@portal/domain/kernel/by-name.js';

export const ApplicationSchema = new EntitySchema<Application>({
  name: 'Application',
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    ...byName(APPLICATION_FIELD_NAMES, () => ({ type: 'text' as const, default: '' })),
    createdAt: { name: 'created_at', type: 'timestamptz' },
    status: { type: 'text', default: 'received' },
    notes: { type: 'text', default: '' },
    ownerId: { name: 'owner_id', type: 'uuid', nullable: true },
    answerBy: { name: 'answer_by', type: 'timestamptz', nullable: true },
    interview: { type: 'jsonb', nullable: true },
    version: { type: 'integer', default: 0 },
  },
});

const REMOVE = `
  WITH gone AS (DELETE FROM applications WHERE email = $1 RETURNING id) SELECT id FROM gone`;

const ADD_MOVE = `
  INSERT INTO application_moves
    (id, application_id, from_stage, to_stage, admin_id, admin_name, reason, is_mailed, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const MOVES = `
  SELECT id, application_id AS "applicationId", from_stage AS "from", to_stage AS "to",
    admin_id AS "adminId", admin_name AS "adminName", reason, is_mailed AS "isMailed", at
  FROM application_moves WHERE application_id = $1 ORDER BY at, id`;

const ADD_NOTE = `
  INSERT INTO application_notes (id, application_id, text, admin_id, admin_name, at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const NOTES = `
  SELECT id, application_id AS "applicationId", text, admin_id AS "adminId",
    admin_name AS "adminName", at
  FROM application_notes WHERE application_id = $1 ORDER BY at, id`;

export function typeormApplications(manager: EntityManager): ApplicationRepository {
  const applications = manager.getRepository(ApplicationSchema);
  return {
    add: (application) => dropResult(applications.insert({ ...application })),
    lock: (id) => applications.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }),
    saveState: ({ id, status, notes, ownerId, answerBy, interview, version }) =>
      dropResult(
        applications.update({ id }, { status, notes, ownerId, answerBy, interview, version }),
      ),
    async addMove({ id, applicationId, from, to, adminId, adminName, reason, isMailed, at }) {
      const made = [adminId, adminName, reason, isMailed, at];
      await manager.query(ADD_MOVE, [id, applicationId, from, to, ...made]);
    },
    movesOf: (id) => manager.query<ApplicationMove[]>(MOVES, [id]),
    addNote: ({ id, applicationId, text, adminId, adminName, at }) =>
      dropResult(manager.query(ADD_NOTE, [id, applicationId, text, adminId, adminName, at])),
    notesOf: (id) => manager.query<ApplicationNote[]>(NOTES, [id]),
    async removeFrom(email) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [email]);
      return rows.map(({ id }) => id);
    },
  };
}
