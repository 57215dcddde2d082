import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/handler.js';
import { words } from '../platform/http/input.js';
import { noteShown } from '../platform/observability/request-trace.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { searchAll } from './search-all.js';

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
