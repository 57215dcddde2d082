import { join } from 'node:path';
import { buildProduct } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { show } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { runVisibly } from './lib/run-visibly.mjs';
import { listenForStop } from './lib/signals.mjs';

const root = join(import.meta.dirname, '../..');
const { stop } = listenForStop();
const onWait = () => show('Another command is installing or building here: waiting for it.');
try {
  await withLock(root, { stop, onWait }, async () => {
    await installPackages(root, stop);
    await buildProduct(root, stop);
  });
  const program = join(root, 'backend/dist/app/write-openapi.js');
  const command = [process.execPath, program, ...process.argv.slice(2)];
  process.exit(await runVisibly(command, { cwd: root, env: process.env, end: stop }));
} catch (error) {
  if (stop.aborted) process.exit(130);
  reportFailure(error);
  process.exit(1);
}
