import { join } from 'node:path';
import { buildAll, SHIPPED } from './lib/build.mjs';
import { withLock } from './lib/lock.mjs';
import { show } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { listenForStop } from './lib/signals.mjs';

const root = join(import.meta.dirname, '../..');
const { stop } = listenForStop();
// The image's build has only what it ships, and so can't compile the tests and tools.
const projects = process.argv.includes('--shipped') ? SHIPPED : [];

try {
  const onWait = () => show('Another command is installing or building here: waiting for it.');
  await withLock(root, { stop, onWait }, () => buildAll(root, { projects, stop }));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
