import type { AuditSubject } from '@portal/domain/audit/index.js';
import type { DataSource } from 'typeorm';
import { IS_TRACE } from './traces.sql.js';

export type LastChange = { readonly at: Date; readonly by: string; readonly reason: string };

export async function lastChangeOf(
  dataSource: DataSource,
  subject: AuditSubject,
  subjectId: string,
): Promise<LastChange | null> {
  const [last] = await dataSource.query<LastChange[]>(
    `SELECT at, admin_name AS "by", reason FROM audit_entries
     WHERE subject = $1 AND subject_id = $2 AND NOT ${IS_TRACE} ORDER BY at DESC, id LIMIT 1`,
    [subject, subjectId],
  );
  return last ?? null;
}
