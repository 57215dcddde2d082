import { jest } from '@jest/globals';

// For tests that drive a browser or kill processes: on a busy machine a key or a frame is lost now
// and then. The failure is told of and the test run again; what is broken fails again.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
