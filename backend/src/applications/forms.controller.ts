import { Body, Controller, Get, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  APPLICATION_FIELD_NAMES,
  MESSAGE_KINDS,
  rejectBadApplication,
  sendMessage,
  submitApplication,
} from '@portal/domain/applications/index.js';
import { GRIEVANCE_DAYS } from '@portal/domain/consents/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { FormMails } from '../accounts/index.js';
import { noteRows } from '../audit/index.js';
import { Access, Limit, Shows } from '../platform/http/access.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { FormGuard, PROOF } from '../platform/http/form-guard.js';
import { ALL_FORMS, FORMS } from '../platform/http/limits.js';
import { textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { STATEMENTS } from '../platform/http/statements.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { RUN, type Run } from '../platform/use-cases.js';
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
  service: textOrEmpty,
  estimate: textOrEmpty,
  kind: z.enum(MESSAGE_KINDS).default('message'),
  ...PROOF,
});

const NOT_MAILED =
  'No mail confirms it: many were asked for with this address or from your network.';

@Controller('api')
export class FormsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly forms: FormGuard,
    private readonly mails: FormMails,
  ) {}

  @Access('anyone')
  @Get('forms/token')
  token() {
    return { success: true, formToken: this.forms.tokens.issue() };
  }

  @Access('anyone')
  @Limit(FORMS, ALL_FORMS)
  @Post('internships')
  async apply(
    @Body({ schema: applicationBody }) body: z.infer<typeof applicationBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const { noticeVersion: notice, ageStatement, reference, formToken, ...form } = body;
    await this.forms.checkAndCount({ reference, formToken }, request, reply);
    // First of all, so that nothing is stored about somebody under 18.
    rejectBadApplication(form, { notice, ageStatement });
    const mailed = await this.mails.keep(request, form.email, (mayMail) =>
      this.run(submitApplication, form, { notice, ageStatement }, mayMail),
    );
    return {
      success: true,
      message: mailed
        ? 'Application submitted successfully! Redirecting home...'
        : `Application submitted successfully! ${NOT_MAILED} We write to you when we have read it.`,
      mailed,
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
  async contact(
    @Body({ schema: contactBody })
    { reference, formToken, kind, ...form }: z.infer<typeof contactBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    await this.forms.checkAndCount({ reference, formToken }, request, reply);
    if (kind !== 'grievance') {
      await this.run(sendMessage, form, kind);
      return { success: true, message: 'Message sent successfully! 🎉', mailed: false };
    }
    const mailed = await this.mails.keep(request, form.email, (mayMail) =>
      this.run(sendMessage, form, kind, mayMail),
    );
    return {
      success: true,
      message: mailed
        ? 'We have your complaint. A mail says by when we answer.'
        : `We have your complaint, and answer it within ${GRIEVANCE_DAYS} days. ${NOT_MAILED}`,
      mailed,
    };
  }
}
