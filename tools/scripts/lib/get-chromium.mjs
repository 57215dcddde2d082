import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';
import { step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

/** Chromium without windows: the tests take a fifth less of the processor's time with it. */
const HEADLESS_NAMES = ['chromium-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// DejaVu has the rupee sign.
const FONTS = ['fonts-dejavu-core'];
const DOWNLOAD_WITHIN_MS = 10 * 60_000;
const ADVICE =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.';

/** The path of a Chromium for the browser tests; gets one if there is none. */
export async function getChromium(root, stop) {
  return process.env.CHROMIUM_PATH
    ? getFull(root, stop)
    : getHeadless(stop).catch(() => {
        stop.throwIfAborted();
        return getFull(root, stop);
      });
}

/** Debian has a package of it; it installs beside a full Chromium, whose files it shares. */
const getHeadless = (stop) =>
  findOrGet(
    {
      variables: [],
      candidates: () => onPath(HEADLESS_NAMES),
      ways: [() => installDebianPackages([...HEADLESS_NAMES, ...FONTS], stop)],
      advice: ADVICE,
    },
    stop,
  );

async function getFull(root, stop) {
  const { chromium } = await import('playwright-core');
  const sought = {
    variables: ['CHROMIUM_PATH'],
    candidates: () => [...onPath(NAMES), ...ON_MACOS, chromium.executablePath()],
    ways: [
      () => installDebianPackages(['chromium', ...FONTS], stop),
      () => installByPlaywright(root, stop),
    ],
    advice: ADVICE,
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
