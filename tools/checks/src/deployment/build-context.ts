import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pattern of `.dockerignore` as a pattern of whole paths. */
function patternOf(line: string): RegExp {
  if (line.startsWith('!')) throw new Error(`Exceptions are not understood here: ${line}`);
  const parts = line.replace(/^\/|\/$/g, '').split('/');
  const source = parts.map((part, place) => {
    if (part === '**') return '(?:[^/]+/)*';
    const words = part.split('*').map((word) => word.replace(/[.+^${}()|[\]\\?]/g, '\\$&'));
    return words.join('[^/]*') + (place < parts.length - 1 ? '/' : '');
  });
  return new RegExp(`^${source.join('')}$`);
}

/** What a builder leaves out of the context. */
export function ignoredBy(dockerignore: string): (path: string) => boolean {
  const lines = dockerignore.split('\n').map((line) => line.trim());
  const patterns = lines.filter((line) => line && !line.startsWith('#')).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function filesBelow(root: string, folder: string, isIgnored: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesBelow(root, path, isIgnored) : [path];
  });
}

/** Copies what a builder is given of the checkout; an ignored folder is left out with all below it. */
export function copyContext(root: string, to: string): void {
  const isIgnored = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'));
  for (const path of filesBelow(root, '', isIgnored)) cpSync(join(root, path), join(to, path));
}
