import { join } from 'node:path';
import { buildAll, tsc } from './build.mjs';
import { checkBundleBudget } from './bundle-budget.mjs';
import { forgetLastBuild } from './forget-last-build.mjs';
import { checkLockFile } from './lock-file.mjs';
import { runProgram } from './run-program.mjs';
import { AREAS, CIRCULAR_IMPORTS, TYPED_LINT, UNUSED_CODE } from './structure.mjs';

/** Builds what the tests run; that the types are right shows in it. */
export async function checkBuild(root, { tally, stop }) {
  const { check } = tally;
  await check('Types and build', () => build(root, stop));
  await check('Bundle budgets', () => checkBundleBudget(root));
  await check('Types of the API in the console', () =>
    runProgram([process.execPath, 'scripts/api-types.mjs', '--check'], { cwd: root, stop }),
  );
}

/** All else that can be said of the sources without running them, on one core. */
export async function checkSources(root, { tally, stop }) {
  const run = (...words) => runProgram([process.execPath, ...words], { cwd: root, stop });
  const { check } = tally;
  await check('Lock file', () => checkLockFile(root));
  await check('Formatting', () => checkFormatting(root, run));
  await check('Lint', () => lint(root, run));
  await check('Lint with types', () => run(...TYPED_LINT));
  await check('Unused code', () => run(...UNUSED_CODE));
  await check('Circular imports', () => run(...CIRCULAR_IMPORTS));
  await check('Areas', () => run(...AREAS));
  await check('What these find', () => run('scripts/prove-structure.mjs'));
  await check('Figures of the settings', () => run('scripts/check-figures.mjs'));
  await check('Time of regular expressions', () => run('scripts/check-patterns.mjs'));
  await checkBorder(root, { tally, stop });
}

/** What is quick to tell: the types of all workspaces, and what the domain may import. */
export async function checkTypesAndBorder(root, { tally, stop }) {
  await tally.check('Types', () => tsc(root, [], stop));
  await checkBorder(root, { tally, stop });
}

const checkBorder = (root, { tally, stop }) =>
  tally.check('Border of the domain', () =>
    runProgram([process.execPath, 'scripts/prove-border.mjs'], { cwd: root, stop }),
  );

async function build(root, stop) {
  forgetLastBuild(root);
  await buildAll(root, { stop });
}

async function checkFormatting(root, run) {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  await run(prettier, '--check', ...cache, '.');
}

async function lint(root, run) {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint'];
  const eslint = join(root, 'node_modules', 'eslint', 'bin', 'eslint.js');
  await run(eslint, '--max-warnings=0', ...cache, '.');
}
