/**
 * Preloaded into the product by `npm start`: when the starter dies, even by kill -9, the product
 * stops too. In the meantime the next start can see that it still runs.
 *
 * A worker thread of the product inherits the preload, so only the main thread claims and listens.
 */
import { isMainThread } from 'node:worker_threads';
import { claim } from './shared/claim.js';

const LEAVE_WITHIN_MS = 10_000;

async function followParent(): Promise<void> {
  const claimName = process.env.SANDBOX_PRODUCT_CLAIM;
  if (claimName !== undefined) await claim(claimName, String(process.pid));
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LEAVE_WITHIN_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening for the end must not keep a product alive that has closed all that it had open.
  process.channel?.unref();
}

if (isMainThread) await followParent();
