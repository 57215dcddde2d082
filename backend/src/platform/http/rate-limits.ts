import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Allowance } from './access.js';

const TABLE = 'rate_limits';

/** Counts calls in PostgreSQL, so that a limit holds over all replicas. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Counts one call; answers with the seconds to wait if it was one too many, else 0. */
  async take(key: string, limit: Allowance): Promise<number> {
    try {
      await this.limiterFor(limit).consume(key);
      return 0;
    } catch (refusal) {
      return waitOf(refusal);
    }
  }

  /** How many calls were counted, and the seconds to wait if that is the limit; counts none. */
  async look(
    key: string,
    limit: Allowance,
  ): Promise<{ readonly used: number; readonly wait: number }> {
    const state = await this.limiterFor(limit).get(key);
    if (!state) return { used: 0, wait: 0 };
    const used = state.consumedPoints;
    return { used, wait: used >= limit.points ? secondsOf(state) : 0 };
  }

  async clear(key: string, limit: Allowance): Promise<void> {
    await this.limiterFor(limit).delete(key);
  }

  private limiterFor({ points, seconds }: Allowance): RateLimiterPostgres {
    const name = `${points}/${seconds}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      // The scheduled job that purges what has expired does that, by index and once for all replicas.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

function waitOf(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
  throw refusal;
}
