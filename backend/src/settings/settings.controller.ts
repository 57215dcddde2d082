import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { changeSettings, SETTINGS_ID, type WithPolicy } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { lastChangeOf } from '../platform/admin-lists/last-change.query.js';
import { Access } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { PORTS } from '../platform/ports.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';

/** What a figure must be like is the domain's to say. */
const figure = z.unknown();

const settingsBody = z.object({
  feeRupees: figure,
  timeLimitSeconds: figure,
  passPercent: figure,
  totalAttempts: figure,
  questionsPerTest: figure,
  companyInbox: text,
  version: z.int('Please name the version that you saw'),
  reason: textOrEmpty,
});

/** The figures that the business may change, and its inbox. */
@Controller('api/admin/settings')
@Access('admin', { roles: ['owner'] })
export class SettingsController {
  @Inject(changeSettings) private readonly changeSettings!: Bound<typeof changeSettings>;

  constructor(
    @Inject(PORTS)
    private readonly ports: WithPolicy & { readonly companyInbox: string },
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Get()
  async show() {
    const { policy, ...rest } = await this.ports.policy.settings();
    return {
      success: true,
      settings: { ...policy, ...rest },
      configuredInbox: this.ports.companyInbox,
      lastChange: await lastChangeOf(this.dataSource, 'settings', SETTINGS_ID),
    };
  }

  @Put()
  async change(
    @CurrentAdmin() admin: AdminCaller,
    @Body({ schema: settingsBody }) body: z.infer<typeof settingsBody>,
  ) {
    await this.changeSettings(admin, body);
    return this.show();
  }
}
