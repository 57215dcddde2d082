import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/access.js';
import { JOBS, type BackgroundJobs } from '../platform/jobs.js';
import { samplesOfSite } from '../platform/config/site-samples.js';
import { WriteProbe } from '../platform/database/write-probe.pg.js';
import { Stopping } from '../platform/http/stopping.js';

@Controller('health')
@Access('anyone')
export class HealthController {
  private readonly writes: WriteProbe;
  private readonly samples = samplesOfSite().map(({ what }) => what);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(JOBS) private readonly jobs: BackgroundJobs,
    private readonly stopping: Stopping,
  ) {
    this.writes = new WriteProbe(dataSource);
  }

  @Get('live')
  live() {
    return { success: true };
  }

  /** Whether the database answers and accepts writes, the queue answers where this process needs it, and the process is
   * not about to end; also which parts of the site are still samples. */
  @Get('ready')
  async ready() {
    if (this.stopping.hasBegun) throw new ServiceUnavailableException();
    const checks = await Promise.allSettled([
      this.dataSource.query('SELECT 1'),
      this.writes.check(),
      this.jobs.isReady(),
    ]);
    if (checks.some(({ status }) => status === 'rejected')) throw new ServiceUnavailableException();
    return { success: true, samples: this.samples };
  }
}
