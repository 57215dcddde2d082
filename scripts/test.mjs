import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { buildProduct } = await import('./lib/build.mjs');
const { checkEverything } = await import('./lib/checks.mjs');
const { getBuildah } = await import('./lib/get-buildah.mjs');
const { getChromium } = await import('./lib/get-chromium.mjs');
const { getNginx } = await import('./lib/get-nginx.mjs');
const { getRedis } = await import('./lib/get-redis.mjs');
const { installPackages } = await import('./lib/install.mjs');
const { withLock } = await import('./lib/lock.mjs');
const { show } = await import('./lib/progress.mjs');
const { runJest } = await import('./lib/run-jest.mjs');
const { listenForStop } = await import('./lib/signals.mjs');
const { startTally } = await import('./lib/tally.mjs');
const { forgetSettingsOfTheProduct } = await import('./lib/test-environment.mjs');

const root = join(import.meta.dirname, '..');
const wordsForJest = process.argv.slice(2);
const isWhole = wordsForJest.length === 0;
const { stop } = listenForStop();
const tally = startTally(stop);

/** Once there are packages, each part runs, whatever became of the one before. */
async function testEverything() {
  const onWait = () => show('Another command is installing or building here: waiting for it.');
  await withLock(root, { stop, onWait }, async () => {
    await installPackages(root, stop);
    if (isWhole) await checkEverything(root, { tally, stop });
    else await buildProduct(root, stop).catch(complain);
  });
  await exportTool('CHROMIUM_PATH', () => getChromium(root, stop));
  await exportTool('REDIS_SERVER_PATH', () => getRedis(stop));
  await exportTool('NGINX_PATH', () => getNginx(stop));
  // Elsewhere the image is built by the steps of its Dockerfile alone.
  if (process.env.FULL) await getBuildah(stop).then(useBuildah, complain);
  tally.add(await runJest(root, { words: wordsForJest, stop }));
}

function useBuildah(path) {
  process.env.BUILDAH_PATH = path;
}

/** Tells the tests where a tool is. The whole run fails without it. */
async function exportTool(variable, get) {
  try {
    process.env[variable] = await get();
  } catch (error) {
    if (!isWhole) return complain(error);
    stop.throwIfAborted();
    tally.fail(variable, error);
  }
}

/** The chosen tests may do without. */
function complain(error) {
  stop.throwIfAborted();
  show(error.output ?? error.message);
}

forgetSettingsOfTheProduct(root);
try {
  await testEverything();
} catch (error) {
  if (!stop.aborted) tally.fail('Setting up', error);
}
if (stop.aborted) {
  show('Stopped.');
  process.exit(130);
}
show(`\n${tally.summary()}`);
process.exit(tally.hasFailed() ? 1 : 0);
