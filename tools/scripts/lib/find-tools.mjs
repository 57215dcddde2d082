import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const APPLICATIONS = '/Applications';

/** What the tests start beside Node.js, by the variable that names each. */
const TOOLS = {
  CHROMIUM_PATH: {
    // Without windows it takes a fifth less of the processor's time.
    names: ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'],
    places: [
      `${APPLICATIONS}/Chromium.app/Contents/MacOS/Chromium`,
      `${APPLICATIONS}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ],
    // DejaVu has the rupee sign.
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
  },
  REDIS_SERVER_PATH: { names: ['redis-server'], places: [], packages: ['redis-server'] },
  CADDY_PATH: { names: ['caddy'], places: [], packages: ['caddy', 'openssl'] },
  RESTIC_PATH: { names: ['restic'], places: [], packages: ['restic'] },
  NGINX_PATH: { names: ['nginx'], places: ['/usr/sbin/nginx'], packages: ['nginx'] },
};

/** Puts the tools' paths into the environment, and installs those that lack; resolves with what it has not found. */
export async function findTools(root, stop, variables = Object.keys(TOOLS)) {
  const missing = [];
  for (const variable of variables) {
    const path = process.env[variable] ?? (await findOrInstall(root, stop, TOOLS[variable]));
    if (path) process.env[variable] = path;
    else missing.push(`${variable}: install ${TOOLS[variable].packages[0]}, or name its program`);
  }
  return missing;
}

async function findOrInstall(root, stop, tool) {
  const find = () => {
    const folders = (process.env.PATH ?? '').split(delimiter);
    const named = tool.names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return [...named, ...tool.places].find((path) => existsSync(path));
  };
  const found = find();
  if (found) return found;
  await installByApt(tool.packages, stop).catch(() => undefined);
  return find() ?? (tool === TOOLS.CHROMIUM_PATH ? getByPlaywright(root, stop) : undefined);
}

/** On Debian and its kin, as root. */
async function installByApt(packages, stop) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words) =>
    run(['apt-get', '-o', 'DPkg::Lock::Timeout=300', ...words], { stop, env });
  await step(`Installing ${packages.join(' and ')} by apt-get`, async () => {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', ...packages);
  });
}

async function getByPlaywright(root, stop) {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  await step("Getting Chromium by Playwright's installer", () =>
    run([process.execPath, cli, 'install', 'chromium', '--no-shell'], { cwd: root, stop }),
  ).catch(() => undefined);
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
