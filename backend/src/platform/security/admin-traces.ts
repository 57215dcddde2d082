import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Actor, AuditSubject } from '@portal/domain/audit/index.js';
import type { DataSource } from 'typeorm';
import { uuidIds } from '../database/ids.uuid.js';
import { NOW } from '../database/now.sql.js';

/** One entry an hour for the same admin and thing, so that a page that is read again adds none. */
const RECENT = `at > ${NOW} - interval '1 hour'`;

const VIEW = `
  INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
  SELECT $1::uuid, ${NOW}, $2::uuid, $3::text, 'view', $4::text, $5::text, ''
  WHERE NOT EXISTS (
    SELECT FROM audit_entries WHERE subject = $4 AND subject_id = $5 AND admin_id = $2
      AND action = 'view' AND ${RECENT})`;

/** Of a name that no admin has, nothing is noted. */
const SIGN_IN = `
  INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, after)
  SELECT $1::uuid, ${NOW}, admins.id, admins.username, $3::text, 'admin', admins.id::text, '',
    jsonb_build_object('network', $4::text)
  FROM admins WHERE username = $2 AND NOT EXISTS (
    SELECT FROM audit_entries WHERE subject = 'admin' AND subject_id = admins.id::text
      AND action = $3 AND ${RECENT} AND after->>'network' = $4)`;

@Injectable()
export class AdminTraces {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** An admin looks at one person's data; to be noted before it leaves. */
  async view({ adminId, username }: Actor, subject: AuditSubject, subjectId: string) {
    await this.dataSource.query(VIEW, [uuidIds.next(), adminId, username, subject, subjectId]);
  }

  async signIn(username: string, action: 'sign-in' | 'sign-in-refused', network: string) {
    await this.dataSource.query(SIGN_IN, [uuidIds.next(), username.trim(), action, network]);
  }
}
