import { Controller, Get, Inject, Res, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/handler.js';
import { JOBS, type BackgroundJobs } from '../platform/jobs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { samplesOfSite } from '../platform/config/site-samples.js';
import { WriteProbe } from '../platform/database/write-probe.pg.js';
import { Stopping } from '../platform/http/stopping.js';

const UNAVAILABLE = 503;
const RETRY_SECONDS = 5;

const hasFailed = ({ status }: PromiseSettledResult<unknown>): boolean => status === 'rejected';

@Controller('health')
@Access('anyone')
export class HealthController {
  private readonly writes: WriteProbe;
  private readonly samples = samplesOfSite().map(({ what }) => what);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
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
   * not about to end; also which parts of the site are still samples. What is away is named by its variable. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.stopping.hasBegun) throw new ServiceUnavailableException();
    const [database, writes, queue] = await Promise.allSettled([
      this.dataSource.query('SELECT 1'),
      this.writes.check(),
      this.jobs.isReady(),
    ]);
    const away = [
      ...([database, writes].some(hasFailed) ? ['DATABASE_URL'] : []),
      ...(this.config.REDIS_URL && hasFailed(queue) ? ['REDIS_URL'] : []),
    ];
    if (![database, writes, queue].some(hasFailed)) return { success: true, samples: this.samples };
    void reply.status(UNAVAILABLE).header('retry-after', RETRY_SECONDS);
    return { success: false, code: 'unavailable', away };
  }
}
