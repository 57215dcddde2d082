import { show } from './progress.mjs';

/** Counts what passed and what failed, and shows each check when it has ended. */
export function startTally(stop) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const retried = [];

  const fail = (name, error) => {
    count.failed += 1;
    failures.push(`${name}: ${error.message.split('\n')[0]}`);
    show(`  FAILED  ${name}`);
    show((error.output ?? error.message).replace(/^\n+/, '').trimEnd());
  };

  /** One check is one test. What it returns is shown with it. */
  const check = async (name, work) => {
    const began = performance.now();
    try {
      const note = await work();
      count.passed += 1;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      show(`  passed  ${name} (${seconds} s)${note ? `\n${note}` : ''}`);
    } catch (error) {
      stop.throwIfAborted();
      fail(name, error);
    }
  };

  const add = (results) => {
    for (const kind of Object.keys(count)) count[kind] += results[kind];
    failures.push(...results.failures);
    retried.push(...results.retried);
  };

  const summary = () => {
    const { passed, failed, skipped } = count;
    const lines = [
      ...retried.map((name) => `Passed only when tried again: ${name}`),
      ...failures.map((failure) => `Failed: ${failure}`),
    ];
    const total = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    return [...lines, total].join('\n');
  };

  return { check, fail, add, summary, hasFailed: () => count.failed > 0 };
}
