import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access } from '../platform/http/access.js';
import { text } from '../platform/http/input.js';
import { openAttempts } from './open-attempts.query.js';

const openQuery = z.object({ domain: text.nullable().optional().default(null) });

@Controller('api/admin/open-attempts')
@Access('admin', { roles: ['support'] })
export class OpenAttemptsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Get()
  async show(@Query({ schema: openQuery }) { domain }: z.infer<typeof openQuery>) {
    return { success: true, ...(await openAttempts(this.dataSource, domain)) };
  }
}
