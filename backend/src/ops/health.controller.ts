import { Controller, Get, Inject, Res, ServiceUnavailableException, Headers } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/handler.js';
import { JOBS, type BackgroundJobs } from '../platform/jobs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { samplesOfSite } from '../platform/config/site-samples.js';
import { WriteProbe } from '../platform/database/write-probe.pg.js';
import { Stopping } from '../platform/http/stopping.js';
import { createHash, timingSafeEqual } from 'node:crypto';
import { NotSignedIn } from '../platform/http/http-errors.js';
import { watchCertificate } from '../platform/observability/certificate-end.js';
import { Metrics } from '../platform/observability/metrics.js';
import type { PoolUse } from './shown.js';
import { WholeMetrics } from './whole-metrics.js';
import { readHealthMetrics } from './health-metrics.query.js';

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

/** A scrape must not wait for a store that is away. */
const WITHIN_MS = 3_000;

type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

function poolUseOf(dataSource: DataSource): PoolUse {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { master: Pool })
    .master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WITHIN_MS);
  });
  try {
    return await Promise.race([asking.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

@Controller('metrics')
@Access('scraper')
export class MetricsController {
  private readonly whole: WholeMetrics;
  private readonly certificateEnd: () => Promise<number | null>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(JOBS) private readonly jobs: BackgroundJobs,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    this.whole = new WholeMetrics(metrics.registry);
    this.certificateEnd = watchCertificate(new URL(config.PUBLIC_URL));
  }

  @Get()
  async tell(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    this.rejectStrangers(authorization ?? '');
    const [state, depths, certificateEnd] = await Promise.all([
      orNull(readHealthMetrics(this.dataSource)),
      orNull(this.jobs.depths()),
      orNull(this.certificateEnd()),
    ]);
    this.whole.show({ state, depths, certificateEnd, pool: poolUseOf(this.dataSource) });
    void reply.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }

  /** Refused for everybody if no token is configured. */
  private rejectStrangers(authorization: string): void {
    const { METRICS_TOKEN } = this.config;
    const right = hashOf(`Bearer ${METRICS_TOKEN ?? ''}`);
    if (!METRICS_TOKEN || !timingSafeEqual(right, hashOf(authorization))) throw new NotSignedIn();
  }
}
