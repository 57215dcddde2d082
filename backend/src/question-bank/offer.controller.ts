import { Controller, Get, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { WithPolicy } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/access.js';
import { PORTS } from '../platform/ports.js';
import { stockOf } from './bank-health.js';

@Controller('api/test/domains')
@Access('student')
export class OfferController {
  constructor(
    @Inject(PORTS) private readonly ports: WithPolicy,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Get()
  async domains() {
    const stock = await stockOf(this.dataSource, await this.ports.policy.current());
    return { success: true, domains: stock.map(({ domain, offered }) => ({ domain, offered })) };
  }
}
