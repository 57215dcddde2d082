import type { Metric, Registry } from 'prom-client';

export type Answered = {
  readonly method: string;
  /** The route's pattern, so that each address does not make a separate series. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const NAME = 'http_request_duration_seconds';
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = {
  readonly labels: Readonly<Record<string, string | number>>;
  /** How many requests fell into each bucket alone. */
  readonly buckets: number[];
  sum: number;
  count: number;
};

const samplesOf = ({ labels, buckets, sum, count }: Series) => {
  let upTo = 0;
  const bucket = (le: number | string, value: number) => ({
    ...{ metricName: `${NAME}_bucket`, labels: { le, ...labels }, value },
  });
  return [
    ...BUCKETS.map((bound, at) => bucket(bound, (upTo += buckets[at] ?? 0))),
    bucket('+Inf', count),
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
};

/** The library's histogram checks its labels at each request, which takes longer than the rest of the counting. */
export class RequestTimes {
  readonly name = NAME;
  readonly help = 'Requests that were answered, by route';
  private readonly series = new Map<string, Series>();

  constructor(registry: Registry) {
    // The registry uses only `name` and `get` of its metrics.
    registry.registerMetric(this as unknown as Metric);
  }

  answered({ method, route, status, seconds }: Answered): void {
    const key = `${method} ${status} ${route}`;
    const series = this.series.get(key) ?? this.begin(key, { method, route, status });
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  get() {
    const { name, help } = this;
    const values = [...this.series.values()].flatMap(samplesOf);
    return Promise.resolve({ name, help, type: 'histogram', values, aggregator: 'sum' });
  }

  private begin(key: string, labels: Series['labels']): Series {
    const fresh = { labels, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
    this.series.set(key, fresh);
    return fresh;
  }
}
