import { onPath } from './find-or-get.mjs';
import { withLock } from './lock.mjs';
import { show, step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const WITHIN_MS = 15 * 60_000;
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** Installs packages where that can be done: on Debian and its kin, as root. */
export async function installDebianPackages(names, stop) {
  if (process.getuid?.() !== 0 || onPath(['apt-get']).length === 0) return;
  const inTime = AbortSignal.any([stop, AbortSignal.timeout(WITHIN_MS)]);
  const aptGet = (...words) =>
    runProgram(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...PATIENCE, ...words], {
      cwd: '/',
      stop: inTime,
    });
  const onWait = () => show('Another checkout is installing system packages: waiting for it.');
  await withLock('portal-debian-packages', { stop: inTime, onWait }, () =>
    step(`Installing ${names.join(' and ')} by apt-get`, async () => {
      await aptGet('update');
      await aptGet('install', '-y', '--no-install-recommends', ...names);
    }),
  );
}
