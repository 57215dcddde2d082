import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { knownSeconds } from './test-times.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Of an unknown file: larger ones take longer. */
const SECONDS_PER_BYTE = 1 / 5_000;

/** Jest's order of test files: what takes long begins early, so that no worker is left with it. */
export default class LongestFirst {
  sort(tests) {
    const known = knownSeconds(ROOT);
    const secondsOf = ({ path }) =>
      known[relative(ROOT, path)] ?? statSync(path).size * SECONDS_PER_BYTE;
    const timed = [...tests].map((test) => ({ test, seconds: secondsOf(test) }));
    return timed.toSorted((one, other) => other.seconds - one.seconds).map(({ test }) => test);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
