import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';
import { step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// DejaVu has the rupee sign.
const DEBIAN_PACKAGES = ['chromium', 'fonts-dejavu-core'];
const DOWNLOAD_WITHIN_MS = 10 * 60_000;

/** The path of a Chromium for the browser tests; gets one if there is none. */
export async function getChromium(root, stop) {
  const { chromium } = await import('playwright-core');
  const sought = {
    variables: ['CHROMIUM_PATH'],
    candidates: () => [...onPath(NAMES), ...ON_MACOS, chromium.executablePath()],
    ways: [
      () => installDebianPackages(DEBIAN_PACKAGES, stop),
      () => installByPlaywright(root, stop),
    ],
    advice:
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  };
  return findOrGet(sought, stop);
}

async function installByPlaywright(root, stop) {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const install = [process.execPath, cli, 'install', 'chromium', '--no-shell'];
  const inTime = AbortSignal.any([stop, AbortSignal.timeout(DOWNLOAD_WITHIN_MS)]);
  await step("Getting Chromium by Playwright's installer", () =>
    runProgram(install, { cwd: root, stop: inTime }),
  );
}
