import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, textOf } from '../deployment/manifests.js';

const BUILT = /^(node_modules|dist.*|\.(git|data|cache))$/;
const SOURCE = /(\.(tsx?|m?js|cjs|css|ya?ml)|package\.json)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(pathOf(folder), { withFileTypes: true })
    .filter(({ name }) => !BUILT.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });

const files = filesIn('.');
const sources = files.filter(
  (path) => SOURCE.test(path) && !path.endsWith('named-in-documents.test.ts'),
);
const words = new Set(sources.flatMap((path) => textOf(path).match(/\w+/g) ?? []));

/** Names of other people's code, of which ours holds no word. */
const NOT_OURS = ['enableCompileCache', 'enableShutdownHooks', 'preStop'];

/** `.test.ts` is the ending of many. */
const FILE = /^(?!\.)[\w@./{},*-]*\w\.(tsx?|mjs|cjs|css)$/;
const IDENTIFIER = /^([a-z]+[A-Z]\w*)(\(\))?$/;

type Named = { readonly document: string; readonly name: string };

const named: readonly Named[] = files
  .filter((path) => path.endsWith('.md'))
  .flatMap((document) => {
    const prose = textOf(document).replace(/^```.*?^```/gms, '');
    return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ document, name }));
  });

/** `a-{b,c}.ts` as both of its names. */
function namesOf(name: string): readonly string[] {
  const [, before = '', among, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return among ? among.split(',').map((one) => `${before}${one}${after}`) : [name];
}

/** The end of a path, in which `*` represents anything. */
function isThere(name: string): boolean {
  const ending = new RegExp(`(^|/)${name.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`);
  return files.some((path) => ending.test(path));
}

const inWords = ({ document, name }: Named): string => `${document}: ${name}`;

describe('The documents', () => {
  it('name no file that does not exist', () => {
    const ofFiles = named.filter(({ name }) => FILE.test(name));
    expect(ofFiles.length).toBeGreaterThan(50);
    expect(ofFiles.filter(({ name }) => !namesOf(name).every(isThere)).map(inWords)).toEqual([]);
  });

  it('name nothing of the code that is called otherwise now', () => {
    const identifiers = named.flatMap(({ document, name }) => {
      const [, identifier] = IDENTIFIER.exec(name) ?? [];
      return identifier ? [{ document, name: identifier }] : [];
    });
    expect(identifiers.length).toBeGreaterThan(20);
    const unknown = identifiers.filter(({ name }) => !words.has(name) && !NOT_OURS.includes(name));
    expect(unknown.map(inWords)).toEqual([]);
  });

  it('name every area', () => {
    const [, part = ''] = textOf('docs', 'architecture.md').split('\n## Areas\n');
    const [shown = ''] = part.split('\n\n|');
    const areas = ['domain', 'backend'].flatMap((workspace) =>
      readdirSync(pathOf(workspace, 'src')).filter((name) =>
        existsSync(pathOf(workspace, 'src', name, 'dependencies.json')),
      ),
    );
    expect(areas.filter((area) => !shown.includes(`\`${area}\``))).toEqual([]);
  });
});
