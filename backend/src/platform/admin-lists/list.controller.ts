import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../http/handler.js';
import { id, text } from '../http/input.js';
import { AdminTraces } from '../security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../security/caller.js';
import { listParameters, listQuery } from './list-query.js';
import { listAsSeenBy, type ListSpec } from './list-spec.js';
import { readList, readOne } from './read-list.js';

const KEY = { uuid: id, text };

export function listController(spec: ListSpec): Type {
  const parameters = z.object({ id: KEY[spec.keyType] });

  @Controller(`api/admin/${spec.resource}`)
  @Access('admin', { roles: spec.roles })
  class ListController {
    constructor(
      @InjectDataSource() private readonly dataSource: DataSource,
      private readonly traces: AdminTraces,
    ) {}

    @Shows('list')
    @Get()
    async page(
      @CurrentAdmin() admin: AdminCaller,
      @Query({ schema: listParameters }) asked: z.infer<typeof listParameters>,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const query = listQuery(spec, asked);
      const seen = listAsSeenBy(spec, admin.adminRole);
      const { rows, total, isAbout } = await readList(this.dataSource, seen, query);
      const [row] = rows;
      const isAskedFor = query.conditions.values.length > 0 && rows.length === 1;
      if (spec.subject && row && isAskedFor) {
        await this.traces.view(admin, spec.subject, String(row.id));
      }
      if (spec.subject && rows.length > 0) {
        await this.traces.list(admin, spec.resource, { filter: asked.filter, rows: rows.length });
      }
      const last = query.first + Math.max(rows.length, 1) - 1;
      void reply.header('Content-Range', `${spec.resource} ${query.first}-${last}/${total}`);
      if (isAbout) void reply.header('X-Total-Is-About', 'true');
      return rows;
    }

    @Shows(spec.subject ? 'person' : 'nobody')
    @Get(':id')
    async one(
      @CurrentAdmin() admin: AdminCaller,
      @Param({ schema: parameters }) { id: key }: z.infer<typeof parameters>,
    ) {
      const row = await readOne(this.dataSource, listAsSeenBy(spec, admin.adminRole), key);
      if (!row) throw new NothingToChange('entry');
      if (spec.subject) await this.traces.view(admin, spec.subject, key);
      return row;
    }
  }
  return ListController;
}
