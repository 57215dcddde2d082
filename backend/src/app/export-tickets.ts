import { createHash, randomBytes } from 'node:crypto';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { AdminRole } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import type { Taken } from '../audit/index.js';
import { NOW } from '../platform/database/now.sql.js';

const BYTES = 32;
const LIVES = "interval '1 minute'";

export type Export = Pick<Taken, 'resource' | 'filter'>;

const FORGET = `DELETE FROM export_tickets WHERE expires_at < ${NOW}`;

const ISSUE = `
  INSERT INTO export_tickets (hash, admin_id, session_version, resource, filter, expires_at)
  SELECT $1, id, session_version, $3, $4, ${NOW} + ${LIVES} FROM admins WHERE id = $2`;

/** A ticket can be taken once, and not by an admin whose session has ended. */
const TAKE = `
  WITH taken AS (DELETE FROM export_tickets WHERE hash = $1 RETURNING *)
  SELECT taken.resource, taken.filter, admins.role, admins.id AS "adminId", admins.username FROM taken
  JOIN admins ON admins.id = taken.admin_id
    AND admins.active AND admins.session_version = taken.session_version
  WHERE taken.expires_at > ${NOW}`;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** A ticket that lets a browser fetch this export once, within a minute, without a token. */
export async function issueTicket(
  dataSource: DataSource,
  adminId: string,
  { resource, filter }: Export,
): Promise<string> {
  const ticket = randomBytes(BYTES).toString('base64url');
  await dataSource.query(FORGET);
  await dataSource.query(ISSUE, [hashOf(ticket), adminId, resource, JSON.stringify(filter)]);
  return ticket;
}

/** @throws NothingToChange for one that is unknown, used or old */
export async function takeTicket(
  dataSource: DataSource,
  ticket: string,
): Promise<Taken & { readonly role: AdminRole }> {
  const [taken] = await dataSource.query<(Taken & { role: AdminRole })[]>(TAKE, [hashOf(ticket)]);
  if (!taken) throw new NothingToChange('export');
  return taken;
}
