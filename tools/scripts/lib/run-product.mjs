import { join } from 'node:path';
import { installProduct } from './install.mjs';
import { secondsSoFar, show, step } from './progress.mjs';
import { reportFailure } from './report-failure.mjs';
import { listenForStop } from './signals.mjs';

/** Installs, builds, and runs a program over the sandbox until it is asked to stop. */
export async function runProduct({ build, entry, env }) {
  const root = join(import.meta.dirname, '../../..');
  const { stop, hurry } = listenForStop();
  stop.addEventListener('abort', () => show('Stopping …'));
  try {
    await installProduct(root, stop);
    await build(root, stop);
    const { start } = await import('../../../sandbox/dist/start.js');
    await start({
      root,
      entry: join(root, entry),
      env,
      step,
      show,
      secondsSoFar,
      stop,
      hurry,
    });
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
}
