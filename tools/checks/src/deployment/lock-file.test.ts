import { readFileSync } from 'node:fs';
import { pathOf, textOf } from './manifests.js';

type Package = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Manifest = {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const manifestOf = (...path: readonly string[]) =>
  JSON.parse(readFileSync(pathOf(...path, 'package.json'), 'utf8')) as Manifest;

const root = manifestOf();
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const OF_OTHERS = /(^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;
const parts = Object.entries(packages).flatMap(([path, one]) => {
  const [, , name = ''] = OF_OTHERS.exec(path) ?? [];
  return name && !one.link ? [{ path, called: one.name ?? name, ...one }] : [];
});

describe('The lock file', () => {
  it('names each part by its version and by the hash of what it is', () => {
    const isWhole = ({ version = '', integrity = '' }: Package) =>
      /^\d+\.\d+\.\d+/.test(version) && /^sha512-[\w+/]{86}==$/.test(integrity);
    expect(parts.filter((part) => !isWhole(part)).map(({ path }) => path)).toEqual([]);
    expect(parts.length).toBeGreaterThan(500);
  });

  it('names no registry', () => {
    const named = parts.filter(({ resolved = '' }) => resolved.includes(':'));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('leaves out no part of another system, which npm does silently where a registry lacks it', () => {
    const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const gaps = parts.flatMap(({ path, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} may need ${name}`),
    );
    expect(gaps).toEqual([]);
  });

  it('holds what each workspace asks for, by a version to the last figure', () => {
    const asked = [[], ...(root.workspaces ?? []).map((name) => [name])].flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = manifestOf(...path);
      return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => {
        const places = [[...path, 'node_modules', name].join('/'), `node_modules/${name}`];
        const found = places.map((place) => packages[place]).find((one) => one !== undefined);
        const held = found?.name ? `npm:${found.name}@${found.version}` : found?.version;
        return { name, version, isHeld: found?.link ?? held === version };
      });
    });
    expect(asked.filter(({ isHeld }) => !isHeld)).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });
});
