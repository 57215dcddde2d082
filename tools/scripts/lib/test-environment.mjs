import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests bring their own database, mail and keys; a developer's must never reach them. */
export function forgetSettingsOfTheProduct(root) {
  delete process.env.NODE_ENV;
  // It is for a run to say what it leaves out.
  delete process.env.CORE_TESTS;
  const example = join(root, '.env.example');
  if (!existsSync(example)) return;
  for (const [, name] of readFileSync(example, 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)) {
    delete process.env[name];
  }
}
