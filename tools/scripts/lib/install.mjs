import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { npm, run } from './run.mjs';

// Whatever the caller's settings (NODE_ENV, omit=…) leave out: the build needs all of it.
const FLAGS = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** What builds and runs the product; the packages at the root test and check it. */
const PRODUCT = ['domain', 'backend', 'public-web', 'admin-console', 'sandbox'];

/** Installs all packages of the lock file, unless they are. */
export async function installPackages(root, stop) {
  if (!hasAll(root)) await install(root, [], stop);
}

/** Installs those that the product needs, unless they are, alone or among all. */
export async function installProduct(root, stop) {
  if (readNote(root) === digestOfLock(root) || hasAll(root)) return;
  await install(
    root,
    PRODUCT.map((name) => `--workspace=${name}`),
    stop,
  );
  writeFileSync(noteIn(root), digestOfLock(root));
}

const install = (root, words, stop) =>
  step('Installing packages', () => run(npm('ci', ...words, ...FLAGS), { cwd: root, stop }));

/** Where npm removes it with the packages. */
const noteIn = (root) => join(root, 'node_modules', '.product');
const readNote = (root) => (existsSync(noteIn(root)) ? readFileSync(noteIn(root), 'utf8') : '');
const digestOfLock = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** npm leaves a list of what it installed; packages for other systems are not in it. */
function hasAll(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  const installed = new Map(packagesIn(list).map(([path, { version }]) => [path, version]));
  return packagesIn(join(root, 'package-lock.json'))
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .every(([path, { version }]) => installed.get(path) === version);
}
