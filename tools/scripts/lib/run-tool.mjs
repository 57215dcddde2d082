import { join } from 'node:path';
import { buildProduct, tsc } from './build.mjs';
import { getNginx } from './get-nginx.mjs';
import { getRedis } from './get-redis.mjs';
import { installPackages } from './install.mjs';
import { withLock } from './lock.mjs';
import { show, step } from './progress.mjs';
import { reportFailure } from './report-failure.mjs';
import { runVisibly } from './run-visibly.mjs';
import { listenForStop } from './signals.mjs';
import { forgetSettingsOfTheProduct } from './test-environment.mjs';

/** Builds the product and a tool that tries it (`drills`, `bench`), runs the tool, and ends as it does. */
export async function runTool(root, { project, entry, words, needsNginx = false }) {
  const { stop } = listenForStop();
  forgetSettingsOfTheProduct(root);
  try {
    await prepare(root, project, stop);
    if (needsNginx) process.env.NGINX_PATH = await getNginx(stop);
    const command = [process.execPath, join(root, project, 'dist', entry), ...words];
    process.exit(await runVisibly(command, { cwd: root, env: process.env, end: stop }));
  } catch (error) {
    if (stop.aborted) process.exit(130);
    reportFailure(error);
    process.exit(1);
  }
}

async function prepare(root, project, stop) {
  const onWait = () => show('Another command is installing or building here: waiting for it.');
  await withLock(root, { stop, onWait }, async () => {
    await installPackages(root, stop);
    await buildProduct(root, stop);
    await step(`Compiling ${project}`, () => tsc(root, [project], stop));
  });
  process.env.REDIS_SERVER_PATH = await getRedis(stop);
}
