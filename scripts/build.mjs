import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { withLock } from './lib/lock.mjs';
import { show } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { listenForStop } from './lib/signals.mjs';

const root = join(import.meta.dirname, '..');
const { stop } = listenForStop();

try {
  const onWait = () => show('Another command is installing or building here: waiting for it.');
  await withLock(root, { stop, onWait }, () => buildAll(root, { stop }));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
