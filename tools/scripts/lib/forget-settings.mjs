import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests and benchmarks bring their database, mail and keys; a developer's must never reach them. */
export function forgetSettings(root) {
  delete process.env.NODE_ENV;
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  for (const [, name] of example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)) delete process.env[name];
}
