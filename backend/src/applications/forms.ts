import { Inject, Injectable } from '@nestjs/common';
import * as applications from '@portal/domain/applications/index.js';
import { GRIEVANCE_DAYS } from '@portal/domain/consents/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { z } from 'zod';
import { FormMails } from '../accounts/index.js';
import type { Call } from '../platform/http/call.js';
import { FormGuard, PROOF } from '../platform/http/form-guard.js';
import { textOrEmpty } from '../platform/http/input.js';
import { STATEMENTS } from '../platform/http/statements.js';
import { RUN, type Run } from '../platform/http/handler.js';

export const applicationBody = z.object({
  ...byName(applications.APPLICATION_FIELD_NAMES, () => textOrEmpty),
  ...STATEMENTS,
  ...PROOF,
});

export const contactBody = z.object({
  name: textOrEmpty,
  email: textOrEmpty,
  subject: textOrEmpty,
  message: textOrEmpty,
  service: textOrEmpty,
  estimate: textOrEmpty,
  kind: z.enum(applications.MESSAGE_KINDS).default('message'),
  ...PROOF,
});

const NOT_MAILED =
  'No mail confirms it: many were asked for with this address or from your network.';

/** The forms of people without an account, however they are sent. */
@Injectable()
export class Forms {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly guard: FormGuard,
    private readonly mails: FormMails,
  ) {}

  /** @throws DomainError */
  async apply(body: z.infer<typeof applicationBody>, { request, reply }: Call) {
    const { noticeVersion: notice, ageStatement, reference, formToken, ...form } = body;
    await this.guard.checkAndCount({ reference, formToken }, request, reply);
    // First of all, so that nothing is stored about somebody under 18.
    applications.rejectBadApplication(form, { notice, ageStatement });
    const mailed = await this.mails.keep(request, form.email, (mayMail) =>
      this.run(applications.submitApplication, form, { notice, ageStatement }, mayMail),
    );
    return {
      success: true,
      message: mailed
        ? 'Application submitted successfully! Redirecting home...'
        : `Application submitted successfully! ${NOT_MAILED} We write to you when we have read it.`,
      mailed,
    };
  }

  /** @throws DomainError */
  async contact(
    { reference, formToken, kind, ...form }: z.infer<typeof contactBody>,
    { request, reply }: Call,
  ) {
    await this.guard.checkAndCount({ reference, formToken }, request, reply);
    if (kind !== 'grievance') {
      await this.run(applications.sendMessage, form, kind);
      return { success: true, message: 'Message sent successfully! 🎉', mailed: false };
    }
    const mailed = await this.mails.keep(request, form.email, (mayMail) =>
      this.run(applications.sendMessage, form, kind, mayMail),
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
