/**
 * Runs the checks, Jest and Playwright, and counts over all of them. Words choose files by a part of
 * their path; `-t`, `--shard`, `--onlyChanged` and `--changedSince` are for both runners. `--night`
 * takes the sizes of a long night.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { buildForTests } = await import('./lib/build.mjs');
const { findTools } = await import('./lib/find-tools.mjs');
const { forgetSettings } = await import('./lib/forget-settings.mjs');
const { installPackages } = await import('./lib/install.mjs');
const { show } = await import('./lib/progress.mjs');
const { run, runVisibly } = await import('./lib/run.mjs');
const { TestResults } = await import('./lib/test-results.mjs');

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2).filter((word) => word !== '--night');
const paths = words.filter((word, at) => !word.startsWith('-') && words[at - 1] !== '-t');
const isWhole = words.every((word) => word.startsWith('--shard='));
const hasChecks = words.every((word) => word.startsWith('--shard=1/'));
const results = new TestResults(root);

const CHECKS = {
  Format: ['node_modules/oxfmt/bin/oxfmt', '--threads=1', '--check', '.'],
  Lint: ['node_modules/oxlint/bin/oxlint', '--disable-nested-config', '--threads=1'],
  'Unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'Circles and borders': [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--output-type=err-long',
    ...['domain', 'backend', 'public-web', 'admin-console', 'sandbox'].map((name) => `${name}/src`),
  ],
  Areas: ['tools/scripts/check-areas.mjs'],
};

async function check(name, work) {
  try {
    await work();
    results.pass();
  } catch (error) {
    show(`\n${name}: ${error.message}\n${error.output ?? ''}`);
    results.fail(name);
  }
}

async function runChecks() {
  for (const [name, command] of Object.entries(CHECKS)) {
    await check(name, () => run([process.execPath, ...command], { cwd: root }));
  }
}

const reportOf = (runner) => join(root, '.cache', `${runner}-report.json`);

/** Runs a runner, and adds its report to the results. */
async function runTests(runner, command, env, add) {
  rmSync(reportOf(runner), { force: true });
  const failedBefore = results.failed;
  const options = { cwd: root, env: { ...process.env, ...env } };
  const code = await runVisibly([process.execPath, ...command], options);
  try {
    add(JSON.parse(readFileSync(reportOf(runner), 'utf8')));
  } catch (error) {
    results.fail(`The report of ${runner}: ${error.message}`);
  }
  if (code !== 0 && results.failed === failedBefore) results.fail(`${runner}, exit code ${code}`);
}

function runJest() {
  const flags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${flags}`;
  const cache = `--cacheDirectory=${join(root, '.cache', 'jest')}`;
  const report = ['--json', `--outputFile=${reportOf('jest')}`, '--passWithNoTests'];
  // Most code of a test is done before it pays to compile it for speed, which took a tenth of Jest's time.
  const jest = ['--interrupt-budget=400000', 'node_modules/jest/bin/jest.js'];
  const command = [...jest, '--ci', '--watchman=false', cache, ...report];
  return runTests('jest', [...command, ...words], { NODE_OPTIONS }, (it) => results.addJest(it));
}

/** Playwright's words for Jest's. */
const FOR_PLAYWRIGHT = [
  [/^-t$/, '--grep'],
  [/^--onlyChanged$/, '--only-changed'],
  [/^--changedSince=/, '--only-changed='],
];

async function runPlaywright() {
  const specs = readdirSync(join(root, 'e2e/src'), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join('e2e/src', name));
  const isChosen = (spec) => paths.length === 0 || paths.some((path) => spec.includes(path));
  if (!specs.some(isChosen)) return;
  const chosen = words.map((word) =>
    FOR_PLAYWRIGHT.reduce((text, [from, to]) => text.replace(from, to), word),
  );
  const cli = 'node_modules/@playwright/test/cli.js';
  const command = [cli, 'test', '--config=e2e/playwright.config.ts', '--pass-with-no-tests'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') };
  await runTests('playwright', [...command, ...chosen], env, (it) => results.addPlaywright(it));
}

async function prepare() {
  await results.timePart('Packages', () => installPackages(root));
  mkdirSync(join(root, '.cache'), { recursive: true });
  // These are tested from their sources.
  const isFromSources = (path) => /^(domain|public-web)\b/.test(path);
  if (paths.length > 0 && paths.every(isFromSources)) return;
  await results.timePart('Build', () => buildForTests(root));
  const missing = await findTools(root);
  for (const what of missing) (isWhole ? (it) => results.fail(it) : show)(what);
}

async function main() {
  forgetSettings(root);
  if (process.argv.includes('--night')) process.env.NIGHT = '1';
  // Without a build all that follows would fail too, and hide why.
  await check('Types and build', prepare);
  if (results.failed > 0) return;
  const checks = hasChecks ? results.timePart('Checks, beside the tests', runChecks) : undefined;
  await results.timePart('Jest', runJest);
  await results.timePart('Browser', runPlaywright);
  await checks;
  const isEmpty = results.passed + results.failed + results.skipped === 1;
  if (paths.length > 0 && isEmpty) results.fail(`No test has ${paths.join(' or ')}`);
}

await main();
if (isWhole) results.compareParts();
show(`\n${results.summary()}`);
process.exit(results.failed > 0 ? 1 : 0);
