/** Builds the product and a program that uses it, and runs the program: `run-built.mjs tools/bench all`. */
import { join } from 'node:path';
import { buildProduct, tsc } from './lib/build.mjs';
import { findTools } from './lib/find-tools.mjs';
import { forgetSettings } from './lib/forget-settings.mjs';
import { installPackages } from './lib/install.mjs';
import { step } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { runVisibly } from './lib/run.mjs';

const [project, entry = 'all', ...words] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');

const TOOLS = ['REDIS_SERVER_PATH', 'NGINX_PATH', ...(entry === 'site' ? ['CHROMIUM_PATH'] : [])];

async function prepare() {
  await installPackages(root);
  await buildProduct(root);
  await step(`Compiling ${project}`, () => tsc(root, [project]));
  const missing = await findTools(root, undefined, TOOLS);
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

forgetSettings(root);
try {
  await prepare();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
const command = [process.execPath, join(root, project, 'dist', entry, 'main.js'), ...words];
process.exit(await runVisibly(command, { cwd: root }));
