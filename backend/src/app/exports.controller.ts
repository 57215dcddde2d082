import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteExport, type Taken } from '../audit/index.js';
import { exportRows } from '../platform/admin-lists/export-rows.js';
import { conditionsOf, listQuery } from '../platform/admin-lists/list-query.js';
import { AdminAction } from '../platform/admin-lists/action-request.js';
import { Access, Limit, Shows, LOOK_UP } from '../platform/http/handler.js';
import { text, words } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { createHash, randomBytes } from 'node:crypto';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { type AdminRole, isAllowed, RoleForbids } from '@portal/domain/staff/index.js';
import { NOW } from '../platform/database/now.sql.js';
import { listAsSeenBy, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { LISTS } from './lists.js';
import { noteShown } from '../platform/observability/request-trace.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { entryTitle } from '@portal/domain/entries/index.js';
import { readRows } from '../platform/admin-lists/read-list.js';

const BYTES = 32;
const LIVES = "interval '1 minute'";

type Export = Pick<Taken, 'resource' | 'filter'>;

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
async function issueTicket(
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
async function takeTicket(
  dataSource: DataSource,
  ticket: string,
): Promise<Taken & { readonly role: AdminRole }> {
  const [taken] = await dataSource.query<(Taken & { role: AdminRole })[]>(TAKE, [hashOf(ticket)]);
  if (!taken) throw new NothingToChange('export');
  return taken;
}

/** The list as a role may read it. @throws NothingToChange; RoleForbids unless the role may read the list */
function listFor(role: AdminRole, resource: string): ListSpec {
  const spec = LISTS.find((one) => one.resource === resource);
  if (!spec) throw new NothingToChange('list');
  if (!isAllowed(role, spec.roles)) throw new RoleForbids();
  return listAsSeenBy(spec, role);
}

const LONGEST_TICKET = 100;

const asked = z.object({
  resource: text,
  filter: z.record(z.string(), z.unknown()).optional().default({}),
});
const held = z.object({ ticket: z.string().max(LONGEST_TICKET) });

const MOST_NAMES = 1_000;
/** The columns that the admin has hidden, by name, separated by commas. */
const chosen = z.object({ without: z.string().max(MOST_NAMES).optional().default('') });

const fileName = (resource: string): string =>
  `${resource}-${new Date().toISOString().slice(0, 10)}.csv`;

@Controller('api/admin/exports')
export class ExportsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Access('admin')
  @AdminAction('', asked)
  async begin(admin: AdminCaller, { resource, filter }: z.infer<typeof asked>) {
    const spec = listFor(admin.adminRole, resource);
    conditionsOf(spec, filter);
    const ticket = await issueTicket(this.dataSource, admin.adminId, { resource, filter });
    return { success: true, url: `/api/admin/exports/${ticket}` };
  }

  @Access('anyone')
  @Limit(LOOK_UP)
  @Shows('rows')
  @Get(':ticket')
  async fetch(
    @Param({ schema: held }) { ticket }: z.infer<typeof held>,
    @Query({ schema: chosen }) { without }: z.infer<typeof chosen>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { role, ...taken } = await takeTicket(this.dataSource, ticket);
    const { resource, filter } = taken;
    const spec = listFor(role, resource);
    const conditions = conditionsOf(spec, filter);
    await noteExport(this.dataSource, spec, { taken, conditions });
    const rows = exportRows(this.dataSource, spec, conditions, without.split(','));
    await reply
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${fileName(resource)}"`)
      .send(Readable.from(rows, { highWaterMark: 1 }));
  }
}

const MOST_OF_A_LIST = 5;

const LONGEST_LINE = 160;

const SEARCHED = ['students', 'payments', 'certificates', 'applications', 'messages', 'questions'];

type Found = {
  readonly resource: string;
  readonly id: string;
  readonly title: string;
  readonly line: string;
};

type Filter = { readonly q: string } | { readonly almost: string };

async function foundIn(dataSource: DataSource, spec: ListSpec, filter: Filter): Promise<Found[]> {
  const { resource } = spec;
  const range: [number, number] = [0, MOST_OF_A_LIST - 1];
  const rows = await readRows(dataSource, spec, listQuery(spec, { sort: null, range, filter }));
  return rows.map((row) => {
    const { title = '', line = '' } = entryTitle(resource, row) ?? {};
    return { resource, id: String(row.id), title, line: line.slice(0, LONGEST_LINE) };
  });
}

/** What has the typed words; where nothing has, the people who almost do. */
async function searchAll(
  dataSource: DataSource,
  role: AdminRole,
  words: string,
): Promise<readonly Found[]> {
  const specs = SEARCHED.flatMap((resource) => LISTS.filter((one) => one.resource === resource))
    .filter(({ roles }) => isAllowed(role, roles))
    .map((spec) => listAsSeenBy(spec, role));
  const found: Found[] = [];
  // One after the other, so that a search takes one connection.
  for (const spec of specs) found.push(...(await foundIn(dataSource, spec, { q: words })));
  if (found.length > 0) return found;
  for (const spec of specs.filter(({ filters }) => filters.almost)) {
    found.push(...(await foundIn(dataSource, spec, { almost: words })));
  }
  return found;
}

const LEAST_SIGNS = 2;

const searchQuery = z.object({ q: words });

@Controller('api/admin/search')
@Access('admin')
export class SearchController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get()
  async find(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: searchQuery }) { q }: z.infer<typeof searchQuery>,
  ) {
    const hasWord = q.length >= LEAST_SIGNS && /[\p{L}\p{N}]/u.test(q);
    if (!hasWord) return { success: true, found: [] };
    const found = await searchAll(this.dataSource, admin.adminRole, q);
    noteShown('search');
    if (found.length > 0) {
      await this.traces.list(admin, 'search', { filter: { q }, rows: found.length });
    }
    return { success: true, found };
  }
}
