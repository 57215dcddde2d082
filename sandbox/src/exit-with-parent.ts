/**
 * Preloaded into the product by `npm start`: when the starter dies, even by kill -9, the product
 * stops too. In the meantime the next start can see that it still runs.
 *
 * A worker thread of the product inherits the preload, so only the main thread claims and listens.
 * A thread beside the event loop ends a product that is too busy to notice.
 */
import { isMainThread, Worker } from 'node:worker_threads';
import { claim } from './shared/claim.js';

/** Runs in a thread: 10 s after the parent has gone, the process is killed. */
const KILL_LATE = `
  const { workerData: parent } = require('node:worker_threads');
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000);
  }, 500);
`;

async function followParent(): Promise<void> {
  // At once: a thread that reads it later may see who took over from a dead parent.
  const workerData = process.ppid;
  const claimName = process.env.SANDBOX_PRODUCT_CLAIM;
  if (claimName !== undefined) await claim(claimName, String(process.pid));
  new Worker(KILL_LATE, { eval: true, execArgv: [], workerData }).unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening for the end must not keep a product alive that has closed everything else.
  process.channel?.unref();
}

if (isMainThread) await followParent();
