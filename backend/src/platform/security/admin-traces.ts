import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Actor, AuditSubject } from '@portal/domain/audit/index.js';
import type { DataSource } from 'typeorm';
import { uuidIds } from '../database/ids.uuid.js';
import { NOW } from '../database/now.sql.js';
import { maskedFilter } from '../observability/masking.js';
import { noteShown } from '../observability/request-trace.js';

/** One entry an hour for the same admin and subject, so that reloading a page adds none. */
const RECENT = `at > ${NOW} - interval '1 hour'`;

const VIEW = `
  INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
  SELECT $1::uuid, ${NOW}, $2::uuid, $3::text, 'view', $4::text, $5::text, ''
  WHERE NOT EXISTS (
    SELECT FROM audit_entries WHERE subject = $4 AND subject_id = $5 AND admin_id = $2
      AND action = 'view' AND ${RECENT})`;

const MOST_FILTERS = 20;

/** One entry an hour for the same admin and list, which grows: how many rows left, and by which filters. */
const LIST = `
  WITH grown AS (
    UPDATE audit_entries SET after = jsonb_build_object(
      'rows', (after ->> 'rows')::int + $6::int,
      'filters', after -> 'filters' || CASE
        WHEN after -> 'filters' @> jsonb_build_array($5::jsonb)
          OR jsonb_array_length(after -> 'filters') >= ${String(MOST_FILTERS)} THEN '[]'
        ELSE jsonb_build_array($5::jsonb) END)
    WHERE subject = 'list' AND subject_id = $4 AND admin_id = $2 AND action = 'view'
      AND after ? 'rows' AND ${RECENT} RETURNING id)
  INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, after)
  SELECT $1::uuid, ${NOW}, $2::uuid, $3::text, 'view', 'list', $4::text, '',
    jsonb_build_object('rows', $6::int, 'filters', jsonb_build_array($5::jsonb))
  WHERE NOT EXISTS (SELECT FROM grown)`;

const isNoted = (condition: string): string => `EXISTS (
  SELECT FROM audit_entries WHERE subject = 'admin' AND subject_id = admins.id::text
    AND action = $2 AND ${RECENT} AND ${condition})`;

/** Guesses are counted without regard to upper and lower case. For a name that no admin has, nothing is noted. */
const toNote = (condition: string): string => `
  FROM (SELECT id, username FROM admins WHERE lower(username) = lower($1)
    ORDER BY username = $1 DESC, username LIMIT 1) AS admins
  WHERE NOT ${isNoted(condition)}`;

const entryFrom = (admins: string): string => `
  INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, after)
  SELECT $4::uuid, ${NOW}, admins.id, admins.username, $2::text, 'admin', admins.id::text, '', $3::jsonb
  ${admins}`;

/** One entry for each network. */
const SIGN_IN = entryFrom(toNote('after = $3::jsonb'));

/** For all networks together: an attacker may have many. */
const TO_NOTE = toNote("after - 'network' = $3::jsonb - 'network'");
const REFUSAL = entryFrom(TO_NOTE);
const IS_TO_NOTE = `SELECT ${TO_NOTE}`;
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('refusals'), hashtext($1))";

export type Refusal = {
  readonly network: string;
  /** At `proof`, the admin is signed in already. */
  readonly at: 'sign-in' | 'proof';
  readonly cause: string;
};

@Injectable()
export class AdminTraces {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async view({ adminId, username }: Actor, subject: AuditSubject, subjectId: string) {
    noteShown(subjectId);
    await this.dataSource.query(VIEW, [uuidIds.next(), adminId, username, subject, subjectId]);
  }

  async list(
    { adminId, username }: Actor,
    resource: string,
    { filter, rows }: { readonly filter: Readonly<Record<string, unknown>>; readonly rows: number },
  ): Promise<void> {
    const asked = JSON.stringify(maskedFilter(filter));
    await this.dataSource.query(LIST, [uuidIds.next(), adminId, username, resource, asked, rows]);
  }

  async signIn(username: string, action: 'sign-in' | 'sign-in-refused', network: string) {
    const after = JSON.stringify({ network });
    await this.dataSource.query(SIGN_IN, [username.trim(), action, after, uuidIds.next()]);
  }

  /** At most one entry an hour for the same admin and cause, even with many refusals at once. */
  async refusal(username: string, refusal: Refusal): Promise<void> {
    const name = username.trim();
    const entry = [name, 'sign-in-refused', JSON.stringify(refusal)];
    // Most refusals of a flood end here, without a lock.
    const admins = await this.dataSource.query<object[]>(IS_TO_NOTE, entry);
    if (admins.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK, [name]);
      await manager.query(REFUSAL, [...entry, uuidIds.next()]);
    });
  }
}
