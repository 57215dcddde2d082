import { chromium, type Browser } from 'playwright-core';

const QUIET = ['background-networking', 'component-update', 'sync', 'gpu'];

/** The machine's Chromium, which calls nobody by itself. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...QUIET.map((part) => `--disable-${part}`)],
  });
