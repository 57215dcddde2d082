import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyContext } from './build-context.js';
import { ImageFiles } from './build-image-files.js';
import { stagesOf } from './dockerfile.js';
import { imageMegabytes } from './image-size.js';
import { textOf } from './manifests.js';

const ROOT = join(import.meta.dirname, '../../../..');
const BUILD_WITHIN_MS = 600_000;
const MOST_MEGABYTES = 180;
/** With less of it the packages were not counted. */
const LEAST_MEGABYTES = 100;

describe('The image', () => {
  const outside = mkdtempSync(join(tmpdir(), 'portal-image-'));
  const inside = join(ROOT, '.cache', basename(outside));
  const context = join(outside, 'context');
  const image = new ImageFiles(ROOT, context, inside, outside);
  /** Runs a program as a container of the image would, with no setting. */
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, words, {
      cwd: image.folderOf(image.last),
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    });

  beforeAll(() => {
    mkdirSync(context);
    copyContext(ROOT, context);
    image.build();
  }, BUILD_WITHIN_MS);

  afterAll(() => {
    for (const folder of [inside, outside]) rmSync(folder, { recursive: true, force: true });
  });

  it('is built from what .dockerignore leaves, and its command finds all of its modules', () => {
    const [program, ...words] = image.last.command;
    expect(program).toBe('node');
    const { stdout } = run(...words);
    expect(stdout).toContain('The configuration is not usable');
  });

  it(`is at most ${String(MOST_MEGABYTES)} MB larger than its base`, () => {
    const packages = stagesOf(textOf('Dockerfile')).find(({ name }) => name === 'packages');
    const megabytes = imageMegabytes(ROOT, image.folderOf(image.last), packages!);
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
    expect(megabytes).toBeGreaterThan(LEAST_MEGABYTES);
  });

  it('holds what production runs, and no stand-in, test or tool', () => {
    const folder = image.folderOf(image.last);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toContain(join('backend', 'dist', 'bundle', 'main.js'));
    expect(files.length).toBeGreaterThan(1_000);
    const isOwn = (path: string) => !/(^|\/)node_modules\/(?!@portal\/)/.test(path);
    const isOfTests = (path: string) => /\.(test|spec)\.|(^|\/)testing(\/|$)/.test(path);
    const isOfWorkshop = (path: string) => /(^|\/)(sandbox|tools|e2e)(\/|$)/.test(path);
    // A link that leads nowhere is one to what was not copied.
    const own = files.filter((path) => isOwn(path) && existsSync(join(folder, path)));
    expect(own.filter((path) => isOfTests(path) || isOfWorkshop(path))).toEqual([]);
    expect([...new Set(own.map((path) => path.split('/')[0]))].sort()).toEqual([
      'admin-console',
      'backend',
      'node_modules',
      'package.json',
      'public-web',
    ]);
  });

  it('The image can migrate', () => {
    const { stderr } = run('backend/dist/bundle/migrate.js');
    expect(stderr).toContain('DATABASE_URL');
  });
});
