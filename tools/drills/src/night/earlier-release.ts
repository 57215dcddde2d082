import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FIRST_SCHEMA = 'backend/src/migrations/1763700000000-first-schema.ts';
const WORKSPACES = ['domain', 'backend', 'public-web', 'admin-console', 'sandbox'];
const COMPILE = `
  const { compileProduct } = await import('./tools/scripts/lib/build.mjs');
  await compileProduct(process.cwd());`;

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The last release before this commit; before the first, the oldest commit with today's schema. Null if there is none,
 * or no history. */
export function findEarlierRelease(): string | null {
  try {
    const tags = git('tag', '--list', 'v*', '--sort=-v:refname', '--no-contains').split('\n');
    const commit = tags.find(Boolean) ?? git('log', '-1', '--format=%H', '--', FIRST_SCHEMA);
    return git('rev-parse', commit) === git('rev-parse', 'HEAD') ? null : commit;
  } catch {
    return null;
  }
}

export class EarlierRelease {
  private constructor(private readonly folder: string) {}

  static build(commit: string): EarlierRelease {
    // Within the checkout, where its imports find the packages of today.
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, '.cache/earlier-'));
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const packages = join(folder, 'node_modules');
    mkdirSync(join(packages, '@portal'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules/typescript-native'), join(packages, 'typescript-native'));
    for (const name of WORKSPACES) symlinkSync(join(folder, name), join(packages, '@portal', name));
    for (const name of ['public-web', 'admin-console']) {
      symlinkSync(join(ROOT, name, 'dist'), join(folder, name, 'dist'));
    }
    execFileSync(process.execPath, ['--input-type=module', '--eval', COMPILE], {
      ...{ cwd: folder, stdio: 'pipe', env: { PATH: process.env.PATH } },
    });
    return new EarlierRelease(folder);
  }

  get main(): string {
    return join(this.folder, 'backend/dist/main.js');
  }

  get bank(): string {
    return join(this.folder, 'backend/question-bank');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
