import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './access.js';

/** Counts the calls of each caller, in this process only. */
export class CallerLimit {
  private readonly limiter: RateLimiterMemory;

  /** @param factor by which the limit is multiplied */
  constructor({ points, seconds }: Allowance, factor: number) {
    this.limiter = new RateLimiterMemory({
      points: Math.ceil(points * factor),
      duration: seconds,
    });
  }

  /** Counts one call; answers with the seconds to wait if it was one too many, else 0. */
  async take(caller: string): Promise<number> {
    try {
      await this.limiter.consume(caller);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }
}
