import { TestEnvironment } from 'jest-environment-node';

/**
 * A worker that has nothing left to do is gone at once. Node.js would take the heap of all its test
 * files apart first, for longer than the half second that Jest waits before it complains of a leak.
 * What is still open keeps a worker as before: this is not heard until nothing is.
 */
process.once('beforeExit', () => process.exit());

export default TestEnvironment;
