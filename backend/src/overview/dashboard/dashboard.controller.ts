import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { readHealthMetrics } from '../../ops/index.js';
import { Access, Shows } from '../../platform/http/handler.js';
import { CurrentAdmin, type AdminCaller } from '../../platform/security/caller.js';
import { hasBegun, readArrivals, readMoney, readQuestionReports } from './dashboard.query.js';
import { type Funnel, readFigures, readTestsPerDay } from './figures.query.js';

const SPANS = ['7', '30', '90'] as const;

const spanQuery = z.object({
  days: z.enum(SPANS, 'Please choose 7, 30 or 90 days').optional().default('30').transform(Number),
});

const mayReadMoney = (role: AdminRole): boolean => isAllowed(role, ['support', 'finance']);
const mayRule = (role: AdminRole): boolean => isAllowed(role, ['content']);
const mayMend = (role: AdminRole): boolean => isAllowed(role, ['support']);

const funnelFor = (role: AdminRole, { paid, ...rest }: Funnel) =>
  mayReadMoney(role) ? { ...rest, paid } : rest;

@Controller('api/admin/dashboard')
@Access('admin', { roles: ['support', 'content', 'finance'] })
export class DashboardController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async show(
    @CurrentAdmin() { adminRole }: AdminCaller,
    @Query({ schema: spanQuery }) { days }: z.infer<typeof spanQuery>,
  ) {
    const [{ funnel, domains, received }, testsPerDay, before, money, reports, mends] =
      await Promise.all([
        readFigures(this.dataSource, { days, before: 0 }),
        readTestsPerDay(this.dataSource, days),
        this.daysBefore(adminRole, days),
        mayReadMoney(adminRole) ? readMoney(this.dataSource, days) : null,
        mayRule(adminRole) ? readQuestionReports(this.dataSource) : null,
        mayMend(adminRole) ? this.toMend() : null,
      ]);
    return {
      success: true,
      days,
      funnel: funnelFor(adminRole, funnel),
      testsPerDay,
      domains,
      before,
      ...(money ? { money: { ...received, ...money } } : {}),
      ...(reports ? { questionReports: reports } : {}),
      ...(mends ?? {}),
    };
  }

  /** The same figures for the days before; null if the product did not run on all of them. */
  private async daysBefore(role: AdminRole, days: number) {
    const span = { days, before: 1 } as const;
    if (!(await hasBegun(this.dataSource, span))) return null;
    const hasMoney = mayReadMoney(role);
    const { funnel, domains, received } = await readFigures(this.dataSource, span);
    return {
      funnel: funnelFor(role, funnel),
      domains,
      ...(hasMoney ? { money: received } : {}),
    };
  }

  private async toMend() {
    const [affairs, arrivals] = await Promise.all([
      readHealthMetrics(this.dataSource),
      readArrivals(this.dataSource),
    ]);
    const { waitingEmails, queuedEmails, failedEmails: failed } = affairs;
    return {
      mails: {
        ...{ waiting: waitingEmails + queuedEmails, failed },
        oldestSeconds: affairs.portal_outbox_oldest_seconds,
      },
      attempts: { open: affairs.portal_attempts_open, overdue: affairs.portal_attempts_overdue },
      arrivals,
    };
  }
}
