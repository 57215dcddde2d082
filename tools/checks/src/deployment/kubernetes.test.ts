import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import {
  documentsOf,
  settingsOfTheProduct,
  textOf,
  type Manifest,
  withoutFile,
} from './manifests.js';

const FOLDER = ['deploy', 'kubernetes'] as const;
const EXAMPLE = [...FOLDER, 'example'] as const;

type Checked = { validate(): void };
const MODELS: Readonly<Record<string, (manifest: never) => Checked>> = {
  'apps/v1 Deployment': (manifest) => new Deployment(manifest),
  'autoscaling/v2 HorizontalPodAutoscaler': (manifest) => new HorizontalPodAutoscaler(manifest),
  'batch/v1 Job': (manifest) => new Job(manifest),
  'keda.sh/v1alpha1 ScaledObject': (manifest) => new ScaledObject(manifest),
  'networking.k8s.io/v1 NetworkPolicy': (manifest) => new NetworkPolicy(manifest),
  'policy/v1 PodDisruptionBudget': (manifest) => new PodDisruptionBudget(manifest),
  'v1 ConfigMap': (manifest) => new ConfigMap(manifest),
  'v1 Service': (manifest) => new Service(manifest),
  'v1 ServiceAccount': (manifest) => new ServiceAccount(manifest),
};

type Kustomization = {
  readonly resources: readonly string[];
  readonly patches?: readonly { readonly path: string }[];
  readonly images?: readonly { readonly name: string }[];
};

const kustomizationOf = (...folder: readonly string[]) =>
  documentsOf(...folder, 'kustomization.yaml')[0] as Kustomization;

const base = kustomizationOf(...FOLDER, 'base');
const manifests = base.resources.flatMap(
  (file) => documentsOf(...FOLDER, 'base', file) as Manifest[],
);
const checked = manifests.filter(({ apiVersion }) => apiVersion !== 'gateway.networking.k8s.io/v1');
const titleOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

type Labels = Readonly<Record<string, string>>;
type Container = {
  readonly name: string;
  readonly image: string;
  readonly ports?: readonly { readonly name: string }[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly object[];
  readonly securityContext: object;
};
type Pod = {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly serviceAccountName: string;
    readonly securityContext: object;
    readonly terminationGracePeriodSeconds?: number;
    readonly containers: readonly Container[];
    readonly volumes: readonly {
      readonly secret?: { readonly secretName: string };
      readonly projected?: {
        readonly sources: readonly { readonly secret: { readonly name: string } }[];
      };
    }[];
  };
};
type Workload = { readonly selector?: { readonly matchLabels: Labels }; readonly template: Pod };

const workloads = manifests
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  .map((manifest) => ({ ...manifest, spec: manifest.spec as Workload }));
const pods = workloads.map(({ spec }) => spec.template);

const secretsIn = (file: string): readonly string[] =>
  [...textOf(...EXAMPLE, file).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name).sort();

const named = (kind: string, name?: string) =>
  manifests.find((one) => one.kind === kind && (!name || one.metadata.name === name));

describe('The deployment on Kubernetes', () => {
  it('refuses plain text and the metrics, and leads all else to the API', () => {
    type Match = { readonly method?: string; readonly path: { readonly value: string } };
    type Rule = { readonly matches: readonly Match[]; readonly backendRefs?: readonly object[] };
    const rulesOf = (name: string) =>
      (named('HTTPRoute', name)!.spec as { readonly rules: readonly Rule[] }).rules;
    const plain = rulesOf('portal-plain-text');
    expect(plain.filter(({ backendRefs }) => backendRefs)).toEqual([]);
    const [led] = plain;
    expect(led?.matches.map(({ method }) => method)).toEqual(['GET', 'HEAD']);
    const open = rulesOf('portal').filter(({ backendRefs }) => backendRefs);
    expect(open.flatMap(({ matches }) => matches.map(({ path }) => path.value))).toEqual(['/']);
    const shut = rulesOf('portal').filter(({ backendRefs }) => !backendRefs);
    expect(shut.flatMap(({ matches }) => matches.map(({ path }) => path.value))).toEqual([
      '/metrics',
    ]);
  });

  it.each(checked.map((manifest) => [titleOf(manifest), manifest] as const))(
    '%s is what the API takes',
    (_, manifest) => {
      const model = MODELS[`${manifest.apiVersion} ${manifest.kind}`];
      expect(() => model!(manifest as never).validate()).not.toThrow();
    },
  );

  it('names every file of its folders, and no other', () => {
    const files = readdirSync(join(import.meta.dirname, '../../../..', ...FOLDER, 'base'));
    expect([...base.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    for (const { path } of kustomizationOf(...EXAMPLE).patches ?? []) {
      for (const patch of documentsOf(...EXAMPLE, path) as Manifest[]) {
        expect(named(patch.kind, patch.metadata.name)).toBeDefined();
      }
    }
  });

  it('sets every variable that the product reads, and every secret as a file', () => {
    const settings = named('ConfigMap')!.data as Labels;
    const own = pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env));
    const set = { ...settings, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) };
    expect(Object.keys(set).map(withoutFile).sort()).toEqual([...settingsOfTheProduct()].sort());
  });

  it.each([
    ['api', ['portal-secrets', 'portal-api-secrets']],
    ['worker', ['portal-secrets', 'portal-worker-secrets']],
    ['migrate', ['portal-migration-secrets']],
  ])('gives %s the secrets that it uses, and no other', (name, secrets) => {
    const { spec } = pods.find((pod) => pod.spec.containers.some((each) => each.name === name))!;
    const mounted = spec.volumes.flatMap(({ secret, projected }) => [
      ...(secret ? [secret.secretName] : []),
      ...(projected?.sources ?? []).map((source) => source.secret.name),
    ]);
    expect(mounted).toEqual(secrets);
    const [{ env = [], envFrom = [] }] = spec.containers as [Container];
    const settings = envFrom.length > 0 ? (named('ConfigMap')!.data as Labels) : {};
    expect(
      [...Object.keys(settings), ...env.map((each) => each.name)]
        .filter((file) => file.endsWith('_FILE'))
        .map(withoutFile)
        .sort(),
    ).toEqual(
      secrets.flatMap((each) => secretsIn(`${each.replace('portal-', '')}.env.example`)).sort(),
    );
  });

  it('puts no secret into the environment, where every child and every dump would show it', () => {
    for (const container of pods.flatMap(({ spec }) => spec.containers)) {
      expect(JSON.stringify([container.env, container.envFrom])).not.toMatch(/secret(Key)?Ref/);
    }
  });

  it('runs one image, which the example names', () => {
    const images = new Set(pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image)));
    expect([...images]).toEqual(kustomizationOf(...EXAMPLE).images?.map(({ name }) => name));
  });

  it('gives no process more rights than it needs', () => {
    for (const { spec } of pods) {
      expect(spec.serviceAccountName).toBe(named('ServiceAccount')!.metadata.name);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const { securityContext } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  it('gives a process that ends the time it takes', () => {
    const { DRAIN_SECONDS } = named('ConfigMap')!.data as { DRAIN_SECONDS: string };
    for (const { spec } of pods.filter(({ spec }) => spec.terminationGracePeriodSeconds)) {
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(DRAIN_SECONDS) + 30);
    }
  });

  it('selects pods that there are', () => {
    const selectors = manifests.flatMap(({ kind, spec }) => {
      const { selector } = (spec ?? {}) as { selector?: Labels & { matchLabels?: Labels } };
      if (!selector || kind === 'Job') return [];
      return [selector.matchLabels ?? selector];
    });
    expect(selectors).toHaveLength(5);
    for (const selector of selectors) {
      const isMet = ({ metadata }: Pod) =>
        Object.entries(selector).every(([name, value]) => metadata.labels[name] === value);
      expect(pods.filter(isMet)).toHaveLength(1);
    }
  });

  it('scales the workers by a figure that the product tells', () => {
    const { triggers } = named('ScaledObject')!.spec as {
      triggers: readonly { metadata: { query: string } }[];
    };
    const shown = textOf('backend', 'src', 'ops', 'whole-metrics.ts');
    const [, name, states] = /(portal_\w+)\{state=~"([\w|]+)"\}/.exec(triggers[0]!.metadata.query)!;
    expect(shown).toContain(`name: '${name!}'`);
    for (const state of states!.split('|')) expect(shown).toContain(`${state}: state.`);
  });

  it('scales deployments that there are, and leaves their number to that', () => {
    for (const kind of ['HorizontalPodAutoscaler', 'ScaledObject']) {
      const { name } = (named(kind)!.spec as { scaleTargetRef: { name: string } }).scaleTargetRef;
      const deployment = named('Deployment', name);
      expect(deployment?.spec).toBeDefined();
      expect(deployment?.spec).not.toHaveProperty('replicas');
    }
  });
});
