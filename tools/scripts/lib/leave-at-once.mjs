import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/**
 * A worker that has nothing left to do is gone at once. Node.js would take the heap of all its test
 * files apart first, for longer than the half second that Jest waits before it complains of a leak.
 * What is still open keeps a worker as before: this is not heard until nothing is.
 */
process.once('beforeExit', () => process.exit());

/** Jest makes one for each file, and before Node.js 24 each that was ever used slows every promise of the process. */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...work) {
  used.add(this);
  return run.apply(this, work);
};

export default class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
}
