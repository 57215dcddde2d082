import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { RECORD_PARTS, type RecordPart } from './record-parts.sql.js';
import type { Happening } from './record-words.js';

/** For whom a record is read. */
export type Reader = 'student' | AdminRole;

const isFor = (reader: Reader) => (part: RecordPart) =>
  reader === 'student' ? part.isOwn : isAllowed(reader, part.roles);

/** How many entries a page holds, and more only of one moment. */
const PAGE = 100;

/** PostgreSQL wants each parameter to be used, whichever parts are read. */
const sqlFor = (parts: readonly RecordPart[]): string => `
  WITH asked AS (SELECT $1::uuid, $2::text, $3::timestamptz), happened AS (${parts.map(({ sql }, rank) => `SELECT ${rank} AS rank, * FROM ${sql} AS part`).join(' UNION ALL ')}),
    page AS (SELECT * FROM happened ORDER BY at DESC FETCH FIRST ${PAGE} ROWS WITH TIES)
  SELECT at, kind, id, facts FROM page ORDER BY at DESC, rank DESC, id`;

const OWNER = `
  SELECT CASE WHEN email_verified_at IS NOT NULL THEN email END AS email FROM students WHERE id = $1::uuid`;

/** What happened to a student, the newest first. */
export type RecordPage = {
  readonly entries: readonly Happening[];
  /** Where what is older begins; null if there is nothing older. */
  readonly before: Date | null;
};

/**
 * A page of the record.
 * @param until no entry is from after this moment; all of them without it
 * @returns null if there is no such student
 */
export async function readRecord(
  dataSource: DataSource,
  studentId: string,
  { reader, until }: { readonly reader: Reader; readonly until: string | undefined },
): Promise<RecordPage | null> {
  const [owner] = await dataSource.query<{ email: string | null }[]>(OWNER, [studentId]);
  if (!owner) return null;
  const sql = sqlFor(RECORD_PARTS.filter(isFor(reader)));
  const entries = await dataSource.query<Happening[]>(sql, [
    studentId,
    owner.email ?? '',
    until ?? 'infinity',
  ]);
  const oldest = entries.at(-1)?.at;
  const isFull = entries.length >= PAGE && oldest !== undefined;
  return { entries, before: isFull ? new Date(oldest.getTime() - 1) : null };
}
