import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { knownSeconds, listedSeconds } from './test-times.mjs';

const ROOT = join(import.meta.dirname, '../../..');
/** Of an unknown file: larger ones take longer. */
const SECONDS_PER_BYTE = 1 / 5_000;

/** Jest's order of test files: what takes long begins early, so that no worker is left with it. */
export default class LongestFirst {
  sort(tests) {
    return timed(tests, knownSeconds(ROOT)).map(({ test }) => test);
  }

  /** Its share of the files, by what every clone knows of their times: no file is left out, or run twice. */
  shard(tests, { shardIndex, shardCount }) {
    const parts = Array.from({ length: shardCount }, () => ({ tests: [], seconds: 0 }));
    for (const { test, seconds } of timed(tests, listedSeconds())) {
      const [least] = parts.toSorted((one, other) => one.seconds - other.seconds);
      least.tests.push(test);
      least.seconds += seconds;
    }
    return parts[shardIndex - 1].tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

/** The tests with their seconds, longest first; of the same length, by name. */
function timed(tests, known) {
  const nameOf = ({ path }) => relative(ROOT, path);
  const secondsOf = (test) => known[nameOf(test)] ?? statSync(test.path).size * SECONDS_PER_BYTE;
  return [...tests]
    .map((test) => ({ test, name: nameOf(test), seconds: secondsOf(test) }))
    .toSorted((one, other) => other.seconds - one.seconds || (one.name < other.name ? -1 : 1));
}
