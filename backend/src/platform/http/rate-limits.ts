import { Injectable } from '@nestjs/common';
import { Counters, type CountState } from '../database/counters.pg.js';
import type { Allowance } from './handler.js';

const named = (key: string, { points, seconds }: Allowance): string =>
  `${points}/${seconds}:${key}`;

/** Counts calls in PostgreSQL, so that a limit holds over all replicas. */
@Injectable()
export class RateLimits {
  constructor(private readonly counters: Counters) {}

  /** Counts one call. @returns the seconds to wait if it was one too many, else 0 */
  async take(key: string, limit: Allowance): Promise<number> {
    const name = named(key, limit);
    const counted = await this.counters.add([{ key: name, seconds: limit.seconds }]);
    const { used, secondsLeft } = stateIn(counted, name);
    return used > limit.points ? secondsLeft : 0;
  }

  /** The number of counted calls, and the seconds to wait if the limit is reached; counts nothing. */
  async look(
    key: string,
    limit: Allowance,
  ): Promise<{ readonly used: number; readonly wait: number }> {
    const name = named(key, limit);
    const { used, secondsLeft } = stateIn(await this.counters.look([name]), name);
    return { used, wait: used >= limit.points ? secondsLeft : 0 };
  }

  clear(key: string, limit: Allowance): Promise<void> {
    return this.counters.clear([named(key, limit)]);
  }
}

const stateIn = (states: ReadonlyMap<string, CountState>, name: string): CountState =>
  states.get(name) ?? { used: 0, secondsLeft: 0 };
