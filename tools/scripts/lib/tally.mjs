import { show } from './progress.mjs';
import { slowestOf, timeOf } from './test-times.mjs';

/** Counts what passed and what failed, shows each check when it has ended, and where the time went. */
export function startTally(stop) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const files = [];
  const skips = [];
  const parts = [];

  const fail = (name, error) => {
    count.failed += 1;
    failures.push(`${name}: ${error.message.split('\n')[0]}`);
    show(`  FAILED  ${name}`);
    show((error.output ?? error.message).replace(/^\n+/, '').trimEnd());
  };

  /** One check is one test. What it returns is shown with it. Resolves with whether it passed. */
  const check = async (name, work) => {
    const began = performance.now();
    try {
      const note = await work();
      count.passed += 1;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      show(`  passed  ${name} (${seconds} s)${note ? `\n${note}` : ''}`);
      return true;
    } catch (error) {
      stop.throwIfAborted();
      fail(name, error);
      return false;
    }
  };

  /** Notes how long a part of the run takes. */
  const part = async (name, work) => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      parts.push({ name, seconds: (performance.now() - began) / 1000 });
    }
  };

  const add = (results) => {
    for (const kind of Object.keys(count)) count[kind] += results[kind];
    failures.push(...results.failures);
    files.push(...results.files);
    skips.push(...(results.skips ?? []));
  };

  /** Ends with one plain line of what passed and failed. */
  const summary = () => {
    const { passed, failed, skipped } = count;
    return [
      ...slowestOf(files),
      ...parts.map(({ name, seconds }) => `${timeOf(seconds).padStart(12)}  ${name}`),
      ...failures.map((failure) => `Failed: ${failure}`),
      ...skips.map((skip) => `Skipped: ${skip}`),
      ...(skipped ? [`${skipped} skipped`] : []),
      `${passed} passed, ${failed} failed`,
    ].join('\n');
  };

  const isEmpty = () => Object.values(count).every((number) => number === 0);

  const hasFailed = () => count.failed > 0;
  return { check, fail, part, add, summary, files, isEmpty, hasFailed };
}
