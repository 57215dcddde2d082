import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Stage } from './dockerfile.js';

/** What `stat` counts blocks in, whatever the file system's own are. */
const BLOCK_BYTES = 512;
const MEGABYTE = 1_000_000;

type IsLeftOut = (path: string) => boolean;

const commandsOf = ({ steps }: Stage): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'RUN' ? step.command.split('&&') : []));

/** What the stage throws away again of the packages that it has installed. */
function leftOutBy(stage: Stage): IsLeftOut {
  const words = commandsOf(stage).map((command) => command.trim().split(/\s+/));
  const removed = words.filter(([name]) => name === 'rm').flatMap((all) => all.slice(2));
  const found = words.filter(([name]) => name === 'find').flat();
  const endings = found.flatMap((word) => (word.startsWith("'*") ? [word.slice(2, -1)] : []));
  return (path) =>
    removed.some((one) => path === one || path.startsWith(`${one}/`)) ||
    endings.some((ending) => path.endsWith(ending));
}

/** The room that files take, as `du` tells it; links are not followed. */
function bytesIn(root: string, folder: string, isLeftOut: IsLeftOut): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isLeftOut(relative(root, path))) continue;
    if (entry.isDirectory()) bytes += bytesIn(root, path, isLeftOut);
    else if (entry.isFile()) bytes += statSync(path).blocks * BLOCK_BYTES;
  }
  return bytes;
}

/** The packages, outermost ones, that the backend needs when it runs. */
function packagesOfProduction(root: string): readonly string[] {
  const words = ['ls', '--omit=dev', '--all', '--parseable', '--workspace=backend'];
  const { stdout } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  const paths = stdout.split('\n').map((path) => relative(root, path));
  return paths.filter((path) => path.split('node_modules/').length === 2);
}

/**
 * What an image holds above its base.
 * @param root the checkout, whose packages represent those of the image
 * @param built the folder of the last stage, in which packages are links
 * @param packages the stage that installs them
 */
export function imageMegabytes(root: string, built: string, packages: Stage): number {
  const isLeftOut = leftOutBy(packages);
  const sizes = packagesOfProduction(root)
    .filter((path) => !isLeftOut(path) && !path.startsWith('node_modules/@portal'))
    .map((path) => bytesIn(root, join(root, path), isLeftOut));
  const own = bytesIn(built, built, () => false);
  return (own + sizes.reduce((sum, size) => sum + size, 0)) / MEGABYTE;
}
