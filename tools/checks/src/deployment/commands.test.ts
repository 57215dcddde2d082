import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { documentsOf, pathOf, textOf } from './manifests.js';

type Compose = { readonly services: Readonly<Record<string, object>> };
const [{ services }] = documentsOf('docker-compose.yml') as [Compose];

const documents = ['operations', 'runbooks'].flatMap((folder) =>
  readdirSync(pathOf('docs', folder)).map((name) => ['docs', folder, name] as const),
);

const MADE = /^deploy\/(secrets|kubernetes\/ours)/;

function commandsIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.join('\n').split('\n'), ...inline].map((line) => line.replace(/\s#.*$/, ''));
}

function servicesIn(command: string): readonly string[] {
  const [, verb = '', rest = ''] =
    /docker compose (?:--profile \w+ )?(stop|up|logs|restart|exec|run)\b(.*)/.exec(command) ?? [];
  const words = rest
    .split(/&&|[;|<>]/)[0]!
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word));
  return ['exec', 'run'].includes(verb) ? words.slice(0, 1) : words;
}

describe('The commands of the pages for operators', () => {
  const commands = documents.flatMap((path) => commandsIn(textOf(...path)));

  it('name files that are there', () => {
    const named = commands.flatMap((command) => command.match(/\bdeploy\/[\w./@-]*\w/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !MADE.test(name) && !existsSync(pathOf(name)))).toEqual([]);
  });

  it('name services of Compose that there are', () => {
    const named = new Set(commands.flatMap(servicesIn));
    expect(named.size).toBeGreaterThan(6);
    expect([...named].filter((name) => !(name in services))).toEqual([]);
  });
});
