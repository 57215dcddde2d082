import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/handler.js';
import { words } from '../platform/http/input.js';
import { noteShown } from '../platform/observability/request-trace.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { entryTitle } from '@portal/domain/entries/index.js';
import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import { listQuery } from '../platform/admin-lists/list-query.js';
import { listAsSeenBy, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { readRows } from '../platform/admin-lists/read-list.js';
import { LISTS } from './lists.js';

const MOST_OF_A_LIST = 5;

const LONGEST_LINE = 160;

/** In the order in which they are shown. */
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
    await this.traces.list(admin, 'search', { filter: { q }, rows: found.length });
    return { success: true, found };
  }
}
