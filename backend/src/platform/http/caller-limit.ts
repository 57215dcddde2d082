import type { Allowance } from './handler.js';

type Count = { used: number; readonly endsAt: number };

export class CallerLimit {
  private readonly most: number;
  private readonly lastsMs: number;
  /** In the order in which they began, which is the order in which they end. */
  private readonly counts = new Map<string, Count>();

  constructor({ points, seconds }: Allowance, factor: number) {
    this.most = Math.ceil(points * factor);
    this.lastsMs = seconds * 1000;
  }

  /** Counts one call; answers with the seconds to wait if it was one too many, else 0. */
  take(caller: string): number {
    const now = performance.now();
    const known = this.counts.get(caller);
    const count = known && known.endsAt > now ? known : this.begin(caller, now);
    count.used += 1;
    return count.used > this.most ? Math.ceil((count.endsAt - now) / 1000) : 0;
  }

  private begin(caller: string, now: number): Count {
    for (const [one, { endsAt }] of this.counts) {
      if (endsAt > now) break;
      this.counts.delete(one);
    }
    const count = { used: 0, endsAt: now + this.lastsMs };
    this.counts.set(caller, count);
    return count;
  }
}
