import { buildAll, checkTypes } from './build.mjs';
import { checkBundleBudget } from './bundle-budget.mjs';
import { forgetLastBuild } from './forget-last-build.mjs';
import { checkLockFile } from './lock-file.mjs';
import { runProgram } from './run-program.mjs';
import { AREAS, CIRCULAR_IMPORTS, LINT, UNUSED_CODE } from './structure.mjs';

/** Builds what the tests run; that the types are right shows in it. Resolves with whether there is a build. */
export async function checkBuild(root, { tally, stop }) {
  const { check } = tally;
  const isBuilt = await check('Types and build', () => build(root, stop));
  if (!isBuilt) return false;
  await check('Bundle budgets', () => checkBundleBudget(root));
  return true;
}

/** All else that can be said of the sources without running them, on one core. */
export async function checkSources(root, { tally, stop }) {
  const run = (...words) => runProgram([process.execPath, ...words], { cwd: root, stop });
  const { check } = tally;
  await check('Lock file', () => checkLockFile(root));
  await check('Formatting', () =>
    run('node_modules/oxfmt/bin/oxfmt', '--threads=1', '--check', '.'),
  );
  await check('Lint', () => run(...LINT));
  await check('Unused code', () => run(...UNUSED_CODE));
  await check('Circular imports', () => run(...CIRCULAR_IMPORTS));
  await check('Areas', () => run(...AREAS));
  await check('What these find', () => run('tools/scripts/prove-structure.mjs'));
  await check('Figures of the settings', () => run('tools/scripts/check-figures.mjs'));
  await check('Time of regular expressions', () => run('tools/scripts/check-patterns.mjs'));
  await checkBorder(root, { tally, stop });
}

/** What is quick to tell: the types of all workspaces, and what the domain may import. */
export async function checkTypesAndBorder(root, { tally, stop }) {
  await tally.check('Types', () => checkTypes(root, stop));
  await checkBorder(root, { tally, stop });
}

const checkBorder = (root, { tally, stop }) =>
  tally.check('Border of the domain', () =>
    runProgram([process.execPath, 'tools/scripts/prove-border.mjs'], { cwd: root, stop }),
  );

async function build(root, stop) {
  forgetLastBuild(root);
  await buildAll(root, { stop });
}
