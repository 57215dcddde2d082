import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Access } from '../platform/http/handler.js';
import { JOBS, type BackgroundJobs } from '../platform/jobs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { NotSignedIn } from '../platform/http/http-errors.js';
import { watchCertificate } from '../platform/observability/certificate-end.js';
import { Metrics } from '../platform/observability/metrics.js';
import type { PoolUse } from './shown.js';
import { WholeMetrics } from './whole-metrics.js';
import { readHealthMetrics } from './health-metrics.query.js';

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
