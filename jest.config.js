import { availableParallelism, totalmem } from 'node:os';

/** One project a kind of test; `tools/scripts/test.mjs` runs them all. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2023',
  },
  module: { type: 'es6' },
};

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/tools/scripts/lib/leave-at-once.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['<rootDir>/tools/scripts/lib/swc-with-constants.mjs', swc] },
  moduleNameMapper: {
    '^@portal/(domain|sandbox|backend)/(.*)\\.js$': '<rootDir>/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist',
    '/.data/',
    // These take long: `npm run test:night` runs them too.
    ...(process.env.NIGHT === '1' ? [] : ['/night/']),
  ],
};

const project = (displayName, testMatch, extra = {}) => ({
  ...shared,
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  ...extra,
});

const withDatabase = {
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/backend/src/testing/start-shared-postgres.mjs',
  globalTeardown: '<rootDir>/backend/src/testing/stop-shared-postgres.mjs',
};

const withProduct = {
  ...withDatabase,
  testEnvironment: '<rootDir>/backend/src/testing/product-environment.mjs',
};

/** Tests also wait: for a process to start, a lock to end, a mail to come. */
const WORKERS_PER_CORE = 1.5;
/** What a worker and the processes that its tests start may need. */
const BYTES_PER_WORKER = 1.5 * 2 ** 30;

export default {
  maxWorkers: Math.max(
    1,
    Math.min(
      Math.ceil(availableParallelism() * WORKERS_PER_CORE),
      Math.floor(totalmem() / BYTES_PER_WORKER),
    ),
  ),
  testSequencer: '<rootDir>/tools/scripts/lib/drills-first.mjs',
  // For what never comes, not for what is slow: the machine may be busy.
  testTimeout: 120_000,
  // The more a worker holds between two files, the longer it takes to leave.
  workerIdleMemoryLimit: '300MB',
  projects: [
    project('domain', ['domain/src/**/*.test.ts']),
    project('sandbox', ['sandbox/src/**/*.test.ts']),
    project('web', ['public-web/src/**/*.test.ts', 'admin-console/src/**/*.test.ts']),
    project('backend', ['backend/src/**/*.test.ts'], withProduct),
    project('e2e', ['e2e/src/**/*.test.ts']),
    project('checks', ['tools/checks/src/**/*.test.ts'], {
      setupFiles: ['reflect-metadata'],
    }),
    project('drills', ['tools/drills/src/**/*.test.ts'], withDatabase),
  ],
};
