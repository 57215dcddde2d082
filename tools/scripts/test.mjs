import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { installPackages } = await import('./lib/install.mjs');
const { withLock } = await import('./lib/lock.mjs');
const { show } = await import('./lib/progress.mjs');
const { listenForStop } = await import('./lib/signals.mjs');
const { startTally } = await import('./lib/tally.mjs');
const { chosenBy } = await import('./lib/test-choice.mjs');
const { forgetSettingsOfTheProduct } = await import('./lib/test-environment.mjs');

const root = join(import.meta.dirname, '../..');
const { stop } = listenForStop();
const tally = startTally(stop);

const waitFor = (what) => ({ stop, onWait: () => show(`${what} here: waiting for it.`) });
const locked = (work) => withLock(root, waitFor('Another command is installing or building'), work);
/** Whoever builds meanwhile takes away what the tests run. */
const alone = (work) => withLock(`${root} tests`, waitFor('Another `npm test` is at work'), work);

forgetSettingsOfTheProduct(root);
try {
  const test = chosenBy(process.argv.slice(2));
  await locked(() => tally.part('Packages', () => installPackages(root, stop)));
  await alone(() => test({ root, tally, stop, locked }));
} catch (error) {
  if (!stop.aborted) tally.fail('Setting up', error);
}
if (stop.aborted) {
  show('Stopped.');
  process.exit(130);
}
show(`\n${tally.summary()}`);
process.exit(tally.hasFailed() ? 1 : 0);
