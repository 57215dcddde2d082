import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteExport } from '../audit/index.js';
import { exportRows } from '../platform/admin-lists/export-rows.js';
import { conditionsOf } from '../platform/admin-lists/list-query.js';
import { AdminAction } from '../platform/admin-lists/action-request.js';
import { Access, Limit, Shows, LOOK_UP } from '../platform/http/handler.js';
import { text } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { issueTicket, takeTicket } from './export-tickets.js';
import { listFor } from './list-for.js';

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
