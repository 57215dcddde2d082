import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as settings from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { lastChangeOf } from '../platform/admin-lists/last-change.query.js';
import { AdminAction } from '../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run, Limit, SIGN_IN } from '../platform/http/handler.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

/** The domain judges a figure. */
const figure = z.unknown();

const settingsBody = z.object({
  feeRupees: figure,
  timeLimitSeconds: figure,
  passPercent: figure,
  totalAttempts: figure,
  questionsPerTest: figure,
  offerDays: figure,
  companyInbox: text,
  version: z.int32('Please name the version that you saw'),
  reason: textOrEmpty,
  confirmed: z.boolean('Please say whether it is meant').optional(),
  /** When it takes effect; by default now. */
  effectiveAt: z.iso.datetime({ offset: true, error: 'Please enter a date and a time' }).nullish(),
});

const takeBackBody = z.object({
  change: z.int32('Please name the change'),
  reason: textOrEmpty,
});

@Controller('api/admin/settings')
@Access('admin', { roles: ['owner'] })
export class SettingsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectPort('policy') private readonly policy: settings.PolicySource,
    @InjectPort('companyInbox') private readonly companyInbox: string,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Shows('nobody')
  @Get()
  async show() {
    const { policy, ...rest } = await this.policy.settings();
    return {
      success: true,
      settings: { ...policy, ...rest },
      configuredInbox: this.companyInbox,
      changes: await this.policy.changes(),
      lastChange: await lastChangeOf(this.dataSource, 'settings', settings.SETTINGS_ID),
    };
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @Put()
  async change(
    @CurrentAdmin() admin: AdminCaller,
    @Body({ schema: settingsBody }) { effectiveAt, ...body }: z.infer<typeof settingsBody>,
  ) {
    if (effectiveAt) {
      await this.run(settings.scheduleSettings, admin, {
        ...body,
        effectiveAt: new Date(effectiveAt),
      });
    } else {
      await this.run(settings.changeSettings, admin, body);
    }
    return this.show();
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @AdminAction('take-back', takeBackBody)
  async takeBack(admin: AdminCaller, body: z.infer<typeof takeBackBody>) {
    await this.run(settings.takeSettingsBack, admin, body);
    return this.show();
  }
}

@Controller('api/figures')
@Access('anyone')
@Limit(SIGN_IN)
export class FiguresController {
  constructor(@InjectPort('policy') private readonly policy: settings.PolicySource) {}

  @Get()
  async show() {
    const { policy, termsVersion } = await this.policy.settings();
    return { success: true, figures: settings.figuresOf(policy, termsVersion) };
  }
}
