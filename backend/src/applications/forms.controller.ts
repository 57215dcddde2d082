import { Body, Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Limit, Shows, ALL_FORMS, FORMS, Post } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { FormGuard } from '../platform/http/form-guard.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { applicationBody, contactBody, Forms } from './forms.js';
import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';

const MOST_ROWS = 100;

const NEWEST = `
  SELECT id AS "_id", ${APPLICATION_FIELD_NAMES.join(', ')}, created_at AS "createdAt"
  FROM applications ORDER BY created_at DESC, id LIMIT ${MOST_ROWS}`;

const newestApplications = (dataSource: DataSource): Promise<unknown[]> => dataSource.query(NEWEST);

@Controller('api')
export class FormsController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly guard: FormGuard,
    private readonly forms: Forms,
  ) {}

  @Access('anyone')
  @Get('forms/token')
  token() {
    return { success: true, formToken: this.guard.tokens.issue() };
  }

  @Access('anyone')
  @Limit(FORMS, ALL_FORMS)
  @Post('internships')
  async apply(
    @Body({ schema: applicationBody }) body: z.infer<typeof applicationBody>,
    @CurrentCall() call: Call,
  ) {
    return this.forms.apply(body, call);
  }

  @Access('admin', { roles: ['support'] })
  @Shows('rows')
  @Get('internships')
  async list(@CurrentAdmin() admin: AdminCaller) {
    const rows = await newestApplications(this.dataSource);
    await noteRows(this.dataSource, admin, {
      resource: 'applications',
      filter: {},
      count: rows.length,
    });
    return rows;
  }

  @Access('anyone')
  @Limit(FORMS, ALL_FORMS)
  @Post('contact')
  async contact(
    @Body({ schema: contactBody }) body: z.infer<typeof contactBody>,
    @CurrentCall() call: Call,
  ) {
    return this.forms.contact(body, call);
  }
}
