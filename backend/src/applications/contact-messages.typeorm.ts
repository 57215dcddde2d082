import type {
  ContactMessageRepository,
  StoredMessage,
  MessageAnswer,
  ContactMessage,
} from '@portal/domain/applications/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

/** These columns are written and read in SQL. */
type ContactMessageRow = ContactMessage & {
  readonly answeredAt?: Date | null;
  readonly closedAt?: Date | null;
  readonly ownerId?: string | null;
  readonly ownerName?: string | null;
};

export const ContactMessageSchema = new EntitySchema<ContactMessageRow>({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    subject: { type: 'text' },
    message: { type: 'text' },
    service: { type: 'text', default: '' },
    estimate: { type: 'text', default: '' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    kind: { type: 'text', default: 'message' },
    dueAt: { name: 'due_at', type: 'timestamptz', nullable: true },
    answeredAt: { name: 'answered_at', type: 'timestamptz', nullable: true },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
    ownerId: { name: 'owner_id', type: 'uuid', nullable: true },
    ownerName: { name: 'owner_name', type: 'text', nullable: true },
  },
});

const REMOVE = `
  WITH gone AS (DELETE FROM contact_messages WHERE email = $1 RETURNING id) SELECT id FROM gone`;

const MESSAGE = `
  id, name, email, subject, message, service, estimate, created_at AS "createdAt", kind, due_at AS "dueAt"`;

const LOCK = `
  SELECT ${MESSAGE}, closed_at AS "closedAt", owner_name AS "ownerName"
  FROM contact_messages WHERE id = $1 FOR UPDATE`;

const MARK_GRIEVANCE = "UPDATE contact_messages SET kind = 'grievance', due_at = $2 WHERE id = $1";

const ASSIGN = 'UPDATE contact_messages SET owner_id = $2, owner_name = $3 WHERE id = $1';

const ANSWERS = `
  SELECT id, message_id AS "messageId", text, admin_id AS "adminId", admin_name AS "adminName", at
  FROM message_answers WHERE message_id = $1 ORDER BY at, id`;

const ADD_ANSWER = `
  WITH answered AS (UPDATE contact_messages SET answered_at = $6::timestamptz WHERE id = $2::uuid)
  INSERT INTO message_answers (id, message_id, text, admin_id, admin_name, at)
  VALUES ($1, $2::uuid, $3, $4, $5, $6::timestamptz)`;

export const typeormContactMessages = (manager: EntityManager): ContactMessageRepository => ({
  add: (message) => dropResult(manager.getRepository(ContactMessageSchema).insert({ ...message })),
  async lock(id) {
    const [message] = await manager.query<Omit<StoredMessage, 'answers'>[]>(LOCK, [id]);
    if (!message) return null;
    return { ...message, answers: await manager.query<MessageAnswer[]>(ANSWERS, [id]) };
  },
  addAnswer: ({ id, messageId, text, adminId, adminName, at }) =>
    dropResult(manager.query(ADD_ANSWER, [id, messageId, text, adminId, adminName, at])),
  close: (id, at) =>
    dropResult(manager.query('UPDATE contact_messages SET closed_at = $2 WHERE id = $1', [id, at])),
  assign: (id, owner) =>
    dropResult(manager.query(ASSIGN, [id, owner?.adminId ?? null, owner?.username ?? null])),
  markGrievance: (id, dueAt) => dropResult(manager.query(MARK_GRIEVANCE, [id, dueAt])),
  async removeFrom(email) {
    const rows = await manager.query<{ id: string }[]>(REMOVE, [email]);
    return rows.map(({ id }) => id);
  },
});
