import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './fingerprint.mjs';
import { step } from './progress.mjs';
import { npm, runProgram } from './run-program.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

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
  const stamp = join(root, 'node_modules', '.portal-installed');
  const lock = join(root, 'package-lock.json');
  const state = `${contentHash(lock)} ${process.platform} ${process.arch}`;
  const noted = readStamp(stamp);
  if (noted === state) return;
  if (noted !== undefined || !npmInstalledAll(root, lock)) {
    rmSync(stamp, { force: true });
    const install = npm('ci', ...FLAGS);
    await step('Installing packages', () => runProgram(install, { cwd: root, stop }));
  }
  writeStamp(stamp, state);
}

/** Somebody ran `npm ci` themselves: npm leaves a lock file of its own when it has finished. */
function npmInstalledAll(root, lock) {
  const done = statSync(join(root, 'node_modules', '.package-lock.json'), {
    throwIfNoEntry: false,
  });
  if (!done || done.mtimeMs < statSync(lock).mtimeMs) return false;
  return existsSync(join(root, 'node_modules', '.bin', 'tsc'));
}
