import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PolicySource } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/handler.js';
import { InjectPort } from '../platform/ports.js';
import { stockOf } from './bank-health.js';

@Controller('api/test/domains')
@Access('student')
export class OfferController {
  constructor(
    @InjectPort('policy') private readonly policy: PolicySource,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Get()
  async domains() {
    const stock = await stockOf(this.dataSource, await this.policy.current());
    return { success: true, domains: stock.map(({ domain, offered }) => ({ domain, offered })) };
  }
}
