import { Body, Controller, Get, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  APPLICATION_FIELD_NAMES,
  sendContactMessage,
  sendGrievance,
  submitApplication,
} from '@portal/domain/applications/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Limit, Shows } from '../platform/http/access.js';
import { ALL_FORMS, FORMS } from '../platform/http/limits.js';
import { OK, textOrEmpty } from '../platform/http/input.js';
import { STATEMENTS } from '../platform/http/statements.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';
import { FormGuard, PROOF } from './form-guard.js';
import { newestApplications } from './list-applications.query.js';

const applicationBody = z.object({
  ...byName(APPLICATION_FIELD_NAMES, () => textOrEmpty),
  ...STATEMENTS,
  ...PROOF,
});

const contactBody = z.object({
  name: textOrEmpty,
  email: textOrEmpty,
  subject: textOrEmpty,
  message: textOrEmpty,
  ...PROOF,
});

const grievanceBody = z.object({
  name: textOrEmpty,
  email: textOrEmpty,
  message: textOrEmpty,
  ...PROOF,
});

@Controller('api')
export class FormsController {
  @Inject(submitApplication) private readonly submitApplication!: Bound<typeof submitApplication>;
  @Inject(sendContactMessage) private readonly sendContactMessage!: Bound<
    typeof sendContactMessage
  >;
  @Inject(sendGrievance) private readonly sendGrievance!: Bound<typeof sendGrievance>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly forms: FormGuard,
  ) {}

  @Access('anyone')
  @Get('forms/token')
  token() {
    return { success: true, formToken: this.forms.tokens.issue() };
  }

  @Access('anyone')
  @Limit(FORMS, ALL_FORMS)
  @Post('internships')
  @HttpCode(OK)
  async apply(
    @Body({ schema: applicationBody }) body: z.infer<typeof applicationBody>,
    @Ip() address: string,
  ) {
    const { noticeVersion: notice, ageStatement, reference, formToken, ...form } = body;
    await this.forms.checkAndCount({ reference, formToken }, address);
    await this.submitApplication(form, { notice, ageStatement });
    return {
      success: true,
      message: 'Application submitted successfully! Redirecting home...',
    };
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
  @HttpCode(OK)
  async contact(
    @Body({ schema: contactBody })
    { reference, formToken, ...form }: z.infer<typeof contactBody>,
    @Ip() address: string,
  ) {
    await this.forms.checkAndCount({ reference, formToken }, address);
    await this.sendContactMessage(form);
    return { success: true, message: 'Message sent successfully! 🎉' };
  }

  @Access('anyone')
  @Limit(FORMS, ALL_FORMS)
  @Post('grievances')
  @HttpCode(OK)
  async complain(
    @Body({ schema: grievanceBody })
    { reference, formToken, ...form }: z.infer<typeof grievanceBody>,
    @Ip() address: string,
  ) {
    await this.forms.checkAndCount({ reference, formToken }, address);
    await this.sendGrievance(form);
    return { success: true, message: 'We have your complaint. A mail tells until when we answer.' };
  }
}
