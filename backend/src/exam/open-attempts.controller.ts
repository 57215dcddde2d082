import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/handler.js';
import { text } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { openAttempts } from './open-attempts.query.js';

const openQuery = z.object({ domain: text.nullable().optional().default(null) });

@Controller('api/admin/open-attempts')
@Access('admin', { roles: ['support'] })
export class OpenAttemptsController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get()
  async show(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: openQuery }) { domain }: z.infer<typeof openQuery>,
  ) {
    const open = await openAttempts(this.dataSource, domain);
    await this.traces.view(admin, 'list', 'open-attempts');
    return { success: true, ...open };
  }
}
