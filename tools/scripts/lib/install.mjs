import { existsSync, readFileSync } from 'node:fs';
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

/** Installs the packages of the lock file, unless they are. */
export async function installPackages(root, stop) {
  if (isInstalled(root)) return;
  await step('Installing packages', () => run(npm('ci', ...FLAGS), { cwd: root, stop }));
}

/** npm leaves a list of what it installed; packages for other systems are not in it. */
function isInstalled(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  const installed = new Map(packagesIn(list).map(([path, { version }]) => [path, version]));
  return packagesIn(join(root, 'package-lock.json'))
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .every(([path, { version }]) => installed.get(path) === version);
}
