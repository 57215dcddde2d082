import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { failureLines } from './failure-lines.mjs';
import { shardOf } from './run-jest.mjs';
import { runVisibly } from './run-visibly.mjs';

const WITHIN_MS = 60 * 60_000;

/** Runs the browser tests, all of them unless `words` or `part` (like 2/4) say what, and counts them. */
export async function runPlaywright(root, { words, part, stop }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-playwright-'));
  const file = join(folder, 'report.json');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), WITHIN_MS);
  try {
    const code = await runVisibly(commandOf(root, words, part), {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      end: AbortSignal.any([stop, limit.signal]),
    });
    stop.throwIfAborted();
    const overdue = limit.signal.aborted ? `not done after ${WITHIN_MS / 60_000} min` : undefined;
    return resultsOf({ root, report: readReport(file), code, overdue });
  } finally {
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Jest's words mean the same here: parts of paths, and `-t` for a part of a test's name. */
function commandOf(root, words, part) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'e2e', 'playwright.config.ts');
  const chosen = words.map((word) =>
    ['-t', '--testNamePattern'].includes(word) ? '--grep' : word,
  );
  const other = words.length > 0 ? ['--pass-with-no-tests'] : [];
  const which = [...other, ...chosen, ...shardOf(part)];
  return [process.execPath, playwright, 'test', `--config=${config}`, ...which];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function resultsOf({ root, report, code, overdue }) {
  const files = (report?.suites ?? []).map((suite) => ({
    path: relative(root, join(report.config.rootDir, suite.file)),
    ...countTests(suite),
  }));
  const sum = (kind) => files.reduce((total, one) => total + one[kind], 0);
  const failures = files
    .filter(({ failed }) => failed > 0)
    .map(({ path, failed, passed, reasons }) =>
      [`${path} (${failed} of ${failed + passed})`, ...reasons].join('\n'),
    );
  // What fails outside of any test: a file that can't be read, the set-up of the run.
  const isLame = overdue !== undefined || (code !== 0 && failures.length === 0);
  if (isLame) failures.push(`Playwright: ${overdue ?? firstError(report) ?? `exit code ${code}`}`);
  return {
    passed: sum('passed'),
    failed: sum('failed') + (isLame ? 1 : 0),
    skipped: sum('skipped'),
    failures,
    files: files.map(({ path, seconds }) => ({ path, seconds })),
  };
}

function countTests(suite) {
  const tests = testsIn(suite);
  const number = (...states) => tests.filter(({ status }) => states.includes(status)).length;
  const results = tests.flatMap((test) => test.results);
  return {
    passed: number('expected'),
    failed: number('unexpected', 'flaky'),
    skipped: number('skipped'),
    seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    reasons: tests.filter(({ status }) => status === 'unexpected').map(reasonOf),
  };
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  return [...own, ...suites.flatMap(testsIn)];
}

function reasonOf({ title, results }) {
  const [error] = results.flatMap(({ errors }) => errors);
  return failureLines(title, error && [error.message, error.stack].join('\n'));
}

function firstError(report) {
  return report?.errors[0]?.message?.split('\n')[0];
}
