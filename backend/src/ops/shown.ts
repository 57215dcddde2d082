import type { QueueDepth } from '../platform/jobs.js';
import type { HealthMetrics } from './health-metrics.query.js';

export type PoolUse = { readonly busy: number; readonly idle: number; readonly waiting: number };

/** What each scrape reads; null where the store did not answer. */
export type Scraped = {
  readonly state: HealthMetrics | null;
  readonly depths: readonly QueueDepth[] | null;
  readonly pool: PoolUse;
  /** In seconds. */
  readonly certificateEnd: number | null;
};

export type Sample = readonly [value: number, labels?: Readonly<Record<string, string>>];

export type Shown = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Null where the value is unknown: then the gauge is left out rather than outdated. */
  readonly samples: (scraped: Scraped) => readonly Sample[] | null;
};

export const byState = (counts: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(counts).map(([state, count]) => [count, { state }]);
