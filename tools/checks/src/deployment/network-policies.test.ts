import { documentsOf, type Manifest } from './manifests.js';

const BASE = ['deploy', 'kubernetes', 'base'] as const;
const WORKLOADS = ['api', 'worker', 'migrate'] as const;

type Labels = Readonly<Record<string, string>>;
type Expression = { readonly key: string; readonly operator: string; readonly values: string[] };
type Rule = {
  readonly to?: readonly { readonly ipBlock: { readonly cidr: string } }[];
  readonly ports: readonly { readonly protocol: string; readonly port: number }[];
};
type Policy = {
  readonly podSelector: {
    readonly matchLabels?: Labels;
    readonly matchExpressions?: readonly Expression[];
  };
  readonly policyTypes: readonly string[];
  readonly egress?: readonly Rule[];
};
type Workload = { readonly template: { readonly metadata: { readonly labels: Labels } } };

const [{ labels: added }] = documentsOf(...BASE, 'kustomization.yaml') as [
  { readonly labels: readonly { readonly pairs: Labels }[] },
];
const policies = (documentsOf(...BASE, 'network.yaml') as Manifest[]).map(
  ({ spec }) => spec as Policy,
);

function labelsOf(workload: string): Labels {
  const [manifest] = documentsOf(...BASE, `${workload}.yaml`) as [Manifest];
  const { template } = manifest.spec as Workload;
  return Object.assign({}, template.metadata.labels, ...added.map(({ pairs }) => pairs)) as Labels;
}

function isSelected(labels: Labels, { podSelector }: Policy): boolean {
  const { matchLabels = {}, matchExpressions = [] } = podSelector;
  expect(matchExpressions.every(({ operator }) => operator === 'In')).toBe(true);
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

function reachedBy(workload: string): readonly string[] {
  const labels = labelsOf(workload);
  const rules = policies
    .filter((policy) => policy.policyTypes.includes('Egress') && isSelected(labels, policy))
    .flatMap(({ egress = [] }) => egress);
  return rules
    .flatMap(({ to, ports }) => ports.map(({ port }) => `${String(port)} ${placeOf(to)}`))
    .filter((reached, place, all) => all.indexOf(reached) === place)
    .sort();
}

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];

function placeOf(to: Rule['to']): string {
  if (!to) return 'anywhere';
  expect(to.map(({ ipBlock }) => ipBlock.cidr)).toEqual(PRIVATE);
  return 'in private';
}

describe('The network policies', () => {
  it('let the migration reach PostgreSQL alone, in private networks', () =>
    expect(reachedBy('migrate')).toEqual(['53 anywhere', '5432 in private']));

  it.each(['api', 'worker'])(
    'let the %s reach data in private networks, and mail and payments anywhere',
    (workload) =>
      expect(reachedBy(workload)).toEqual([
        ...['443 anywhere', '465 anywhere', '53 anywhere', '5432 in private', '587 anywhere'],
        ...['6379 in private', '6432 in private'],
      ]),
  );

  it('select a pod that there is, each', () => {
    for (const policy of policies) {
      expect(WORKLOADS.filter((workload) => isSelected(labelsOf(workload), policy))).not.toEqual(
        [],
      );
    }
  });
});
