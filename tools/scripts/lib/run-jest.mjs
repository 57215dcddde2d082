import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { failureLines } from './failure-lines.mjs';
import { runVisibly } from './run-visibly.mjs';

const WITHIN_MS = 75 * 60_000;
const LEAVE_WITHIN_MS = 20_000;
const POLL_MS = 500;
/** A worker that holds more between two files is replaced: the more it holds, the longer it takes to leave. */
const WORKER_HOLDS = '300MB';
const NODE_FLAGS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Runs Jest, all of it unless `words` or `part` (like 2/4) say what, and counts its tests by file. */
export async function runJest(root, { words, part, stop }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-jest-'));
  const file = join(folder, 'report.json');
  const watch = watchOver(file, stop);
  try {
    const code = await runVisibly(commandOf(root, file, words, part), {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${NODE_FLAGS}` },
      end: watch.end,
    });
    stop.throwIfAborted();
    return resultsOf({ root, report: readReport(file), code, overdue: watch.overdue() });
  } finally {
    watch.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function commandOf(root, file, words, part) {
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const cache = `--cacheDirectory=${join(root, '.cache', 'jest')}`;
  const report = ['--json', `--outputFile=${file}`];
  // Words may choose browser tests only, which Playwright runs; and few tests need no worker.
  const chosen =
    words.length > 0
      ? ['--passWithNoTests', ...words]
      : [`--workerIdleMemoryLimit=${WORKER_HOLDS}`, ...shardOf(part)];
  return [process.execPath, jest, '--ci', '--watchman=false', cache, ...report, ...chosen];
}

/** Jest and Playwright have the same word for it. */
export const shardOf = (part) => (part ? [`--shard=${part}`] : []);

/** `end` fires when Jest is to be ended, be it that it does not end by itself. */
function watchOver(file, stop) {
  const controller = new AbortController();
  let overdue;
  const giveUp = (why) => {
    overdue = why;
    controller.abort();
  };
  const limit = setTimeout(() => giveUp(`not done after ${WITHIN_MS / 60_000} min`), WITHIN_MS);
  let leave;
  const poll = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(poll);
    leave = setTimeout(() => giveUp('kept running after its last test'), LEAVE_WITHIN_MS);
  }, POLL_MS);
  const close = () => {
    for (const timer of [limit, poll, leave]) clearTimeout(timer);
  };
  return { end: AbortSignal.any([stop, controller.signal]), overdue: () => overdue, close };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function resultsOf({ root, report, code, overdue }) {
  // A suite that could not run has no tests to count, yet it failed.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const suites = (report?.testResults ?? []).map(({ name, ...rest }) => ({
    path: relative(root, name),
    ...rest,
  }));
  const failures = suites.filter(({ status }) => status === 'failed').map(failureOf);
  const isLame = overdue !== undefined || (code !== 0 && failed === 0);
  if (isLame) failures.push(`Jest: ${overdue ?? `exit code ${code}`}`);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed + (isLame ? 1 : 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    files: suites.map(({ path, startTime, endTime }) => ({
      path,
      seconds: (endTime - startTime) / 1000,
    })),
    skips: suites.flatMap(skipsOf),
  };
}

function skipsOf({ path, assertionResults }) {
  const left = assertionResults.filter(({ status }) => status === 'pending' || status === 'todo');
  return left.length > 0 ? [`${path} (${left.length} of ${assertionResults.length})`] : [];
}

function failureOf({ path, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return `${path}\n${failureLines('It could not run', message)}`;
  return [
    `${path} (${failed.length} of ${assertionResults.length})`,
    ...failed.map((test) => failureLines(test.fullName, test.failureMessages[0])),
  ].join('\n');
}
