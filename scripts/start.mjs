import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { buildProduct } = await import('./lib/build.mjs');
const { installPackages } = await import('./lib/install.mjs');
const { withLock } = await import('./lib/lock.mjs');
const { secondsSoFar, show, step } = await import('./lib/progress.mjs');
const { reportFailure } = await import('./lib/report-failure.mjs');
const { listenForStop } = await import('./lib/signals.mjs');

const root = join(import.meta.dirname, '..');
const { stop, hurry } = listenForStop();
stop.addEventListener('abort', () => show('Stopping …'));

try {
  const onWait = () => show('Another command is installing or building here: waiting for it.');
  await withLock(root, { stop, onWait }, async () => {
    await installPackages(root, stop);
    await buildProduct(root, stop);
  });
  const { start } = await import('../sandbox/dist/start.js');
  const entry = join(root, 'backend', 'dist', 'main.js');
  await start({ root, entry, env: process.env, step, show, secondsSoFar, stop, hurry });
  show('Stopped.');
  process.exit(0);
} catch (error) {
  if (stop.aborted) {
    show('Stopped.');
    process.exit(130);
  }
  reportFailure(error);
  process.exit(1);
}
