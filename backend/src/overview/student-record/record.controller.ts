import { Controller, Get, Param, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../../platform/http/handler.js';
import { id } from '../../platform/http/input.js';
import { AdminTraces } from '../../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../../platform/security/caller.js';
import { wordsOf } from './record-words.js';
import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { TimelineEntry } from './record-part.js';
import { RECORD_PARTS } from './record-parts.sql.js';

const PAGE = 100;

/** PostgreSQL requires that each parameter is used, whichever parts are read. */
const sqlFor = (parts: readonly string[]): string => `
  WITH asked AS (SELECT $1::uuid, $2::text[], $3::timestamptz, $4::text[]), happened AS (${parts.map((sql, rank) => `SELECT ${rank} AS rank, * FROM ${sql} AS part`).join(' UNION ALL ')}),
    page AS (SELECT * FROM happened ORDER BY at DESC FETCH FIRST ${PAGE} ROWS WITH TIES)
  SELECT at, kind, id, facts FROM page ORDER BY at DESC, rank DESC, id`;

const IS_NOBODY_ELSES = `NOT EXISTS (
  SELECT FROM students AS other WHERE other.email = address AND other.id <> students.id)`;

/** The student's current and earlier addresses, and all to which mails of this account were sent. An address that
 * another student has now is left out. */
const ADDRESSES = `
  SELECT
    ARRAY(SELECT DISTINCT address FROM (
      SELECT email AS address WHERE email_verified_at IS NOT NULL
      UNION ALL SELECT old_email FROM email_corrections
        WHERE student_id = students.id AND was_verified
          AND students.email_verified_at IS NOT NULL) AS proved WHERE ${IS_NOBODY_ELSES}) AS own,
    ARRAY(SELECT DISTINCT address FROM (
      SELECT email AS address
      UNION ALL SELECT old_email FROM email_corrections WHERE student_id = students.id
      UNION ALL SELECT new_email FROM email_corrections WHERE student_id = students.id) AS written
      WHERE ${IS_NOBODY_ELSES}) AS written
  FROM students WHERE id = $1::uuid`;

type Addresses = { readonly own: readonly string[]; readonly written: readonly string[] };

/** @param until entries after this moment are left out @returns null if there is no such student */
async function readRecord(
  dataSource: DataSource,
  studentId: string,
  { reader, until }: { readonly reader: AdminRole; readonly until: string | undefined },
) {
  const [addresses] = await dataSource.query<Addresses[]>(ADDRESSES, [studentId]);
  if (!addresses) return null;
  const { own, written } = addresses;
  const parts = RECORD_PARTS.filter(({ roles }) => isAllowed(reader, roles));
  const sql = sqlFor(parts.map((part) => part.sql));
  const entries = await dataSource.query<TimelineEntry[]>(sql, [
    studentId,
    own,
    until ?? 'infinity',
    written,
  ]);
  const oldest = entries.at(-1)?.at;
  const isFull = entries.length >= PAGE && oldest !== undefined;
  return { entries, before: isFull ? new Date(oldest.getTime() - 1) : null };
}

const pageQuery = z.object({
  before: z.iso.datetime({ offset: true, error: 'This is not a moment' }).optional(),
});
type PageQuery = z.infer<typeof pageQuery>;

@Controller('api/admin/students')
@Access('admin', { roles: ['support', 'finance'] })
export class StudentRecordController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':id/record')
  async show(
    @CurrentAdmin() admin: AdminCaller,
    @Param('id', { schema: id }) studentId: string,
    @Query({ schema: pageQuery }) query: PageQuery,
  ) {
    const reader = admin.adminRole;
    const page = await readRecord(this.dataSource, studentId, { reader, until: query.before });
    if (!page) throw new NothingToChange('student');
    await this.traces.view(admin, 'student', studentId);
    const entries = page.entries.map((one) => ({ at: one.at, ...wordsOf(one, reader) }));
    return { success: true, entries, before: page.before };
  }
}
