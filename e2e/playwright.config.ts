import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const CACHE = join(import.meta.dirname, '../.cache/playwright');

const BYTES_PER_WORKER = 1.5 * 2 ** 30;
const workers = Math.max(
  1,
  // More of them only take the processor from each other: three on two cores take a seventh longer.
  Math.min(availableParallelism(), Math.floor(totalmem() / BYTES_PER_WORKER)),
);

/** A limit for what never comes, not for what is slow: the machine may be busy. */
const LONG_MS = 60_000;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  // These take long: `npm run test:night` runs them too.
  testIgnore: process.env.NIGHT === '1' ? [] : '**/night/**',
  globalSetup: './src/testing/global-setup.ts',
  outputDir: join(CACHE, 'failures'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers,
  // At night one test looks at all lists of the console in all views.
  timeout: (process.env.NIGHT === '1' ? 10 : 2) * LONG_MS,
  expect: { timeout: LONG_MS },
  reporter: [
    ['list'],
    ['./src/testing/tell-failures.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Else each browser context has a second one started, which no test comes to use.
        '--renderer-process-limit=1',
      ],
    },
    // What moves takes a seventh of the browser's time; some files ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: LONG_MS,
    navigationTimeout: LONG_MS,
    screenshot: 'only-on-failure',
    // It takes a fifth of the processor's time.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
