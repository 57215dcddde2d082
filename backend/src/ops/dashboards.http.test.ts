import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { post, untilState } from '../testing/mails.js';
import { groupingsIn, selectorsIn } from '../testing/promql.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../testing/scrape.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};
type Alerts = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Panel = {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
};
type Dashboard = { readonly panels: readonly Panel[] };

const rules = (parse(await textOf('deploy/prometheus/alerts.yml')) as Alerts).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(await textOf('deploy/grafana/portal.json')) as Dashboard;

const expressions = [
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`the panel "${title}"`, expr] as const),
  ),
];

/** Prometheus adds these itself, to whatever it scrapes. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] };

const portal = await portalOfFile({ METRICS_TOKEN });
const known = new Map<string, Set<string>>();

beforeAll(async () => {
  await untilState(portal.dataSource, await post(portal), 'sent');
  const text = await until(async () => {
    const received = await scrape(portal.client);
    const isWhole = ['portal_scheduled_job_runs_total{', 'http_request_duration_seconds_count{'];
    return isWhole.every((part) => received.includes(part)) && received;
  });
  for (const sample of samplesOf(text).keys()) {
    const [name = '', labels = ''] = sample.split('{');
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
});

it.each(expressions)('Every metric of %s is one that the product tells', (_, expr) => {
  const selectors = selectorsIn(expr);
  expect(selectors).not.toEqual([]);
  const names = selectors.map(({ metric }) => metric);
  const received = names.filter((name) => !OF_PROMETHEUS.metrics.includes(name));
  for (const name of received) expect([...known.keys()]).toContain(name);
  const labels = new Set([
    ...OF_PROMETHEUS.labels,
    ...received.flatMap((name) => [...known.get(name)!]),
  ]);
  const used = [...selectors.flatMap((selector) => selector.labels), ...groupingsIn(expr)];
  for (const label of used) expect([...labels]).toContain(label);
});

it('Every metric of our own is on the dashboard', () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => selectorsIn(expr).map(({ metric }) => metric)),
    ),
  );
  for (const name of known.keys()) {
    if (name.startsWith('portal_')) expect([...shown]).toContain(name);
  }
});

describe('The files', () => {
  it('give every panel an id of its own, and every alert a severity and a summary', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  it('name a configuration of Prometheus that can be read', async () => {
    expect(parse(await textOf('deploy/prometheus/prometheus.yml'))).toMatchObject({
      rule_files: ['alerts.yml'],
      scrape_configs: [{ job_name: 'portal', metrics_path: '/metrics' }],
    });
  });
});
