import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { checkBundleBudget } from './bundle-budget.mjs';
import { forgetLastBuild } from './forget-last-build.mjs';
import { contentHash, fingerprintOf } from './fingerprint.mjs';
import { checkLockFile } from './lock-file.mjs';
import { show } from './progress.mjs';
import { runProgram } from './run-program.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { CIRCULAR_IMPORTS, UNUSED_CODE } from './structure.mjs';

const SOURCES = [
  'domain',
  'backend',
  'public-web',
  'admin-console',
  'sandbox',
  'e2e',
  'drills',
  'bench',
  'scripts',
];
const SETTINGS = ['package.json', 'eslint.config.js', 'jest.config.js'];
const TYPES = ['tsconfig.base.json', 'tsconfig.json'];

/** All that can be said of the sources without running them, on two cores. */
export async function checkEverything(root, { tally, stop }) {
  const run = (...words) => runProgram([process.execPath, ...words], { cwd: root, stop });
  const { check } = tally;
  show('Checking formatting, lint and borders while building …');
  await Promise.all([
    (async () => {
      await check('Types and build', () => build(root, stop));
      await check('Bundle budget of the public web', () => checkBundleBudget(root));
      await check('Border of the domain', () => run('scripts/prove-border.mjs'));
      await check('Time of regular expressions', () => run('scripts/check-patterns.mjs'));
    })(),
    (async () => {
      await check('Lock file', () => checkLockFile(root));
      await check('Formatting', () => checkFormatting(root, run));
      await check('Lint', () => lint(root, run));
      await check('Unused code', () => run(...UNUSED_CODE));
      await check('Circular imports', () => run(...CIRCULAR_IMPORTS));
      await check('Unused code and circles are found', () => run('scripts/prove-structure.mjs'));
    })(),
  ]);
}

async function build(root, stop) {
  forgetLastBuild(root);
  await buildAll(root, { stop });
}

async function checkFormatting(root, run) {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  await run(prettier, '--check', ...cache, '.');
}

/** ESLint keeps its findings by file, but with types they depend on other files too. */
async function lint(root, run) {
  const noted = join(root, '.cache', 'eslint-state');
  const sources = fingerprintOf(root, SOURCES, [...SETTINGS, ...TYPES]);
  const state = `${sources} ${contentHash(join(root, 'package-lock.json'))}`;
  if (readStamp(noted) !== state) rmSync(join(root, '.cache', 'eslint'), { force: true });
  writeStamp(noted, state);
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint'];
  const eslint = join(root, 'node_modules', 'eslint', 'bin', 'eslint.js');
  await run(eslint, '--max-warnings=0', ...cache, '.');
}
