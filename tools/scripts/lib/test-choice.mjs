import { show } from './progress.mjs';
import { testChanged, testPart, testQuick, testWhole, testWords } from './test-runs.mjs';

/** The tests that are not left to a full run: see docs/testing.md. */
const testCore = async (run) => {
  process.env.CORE_TESTS = '1';
  await testWhole(run);
  show('Left out: what `npm run test:full` and a pull request run besides (docs/testing.md).');
};

const testFull = (run) => {
  process.env.FULL = '1';
  return testWhole(run);
};

const FLAGS = { '--quick': testQuick, '--full': testFull, '--changed': testChanged };

/** What is checked without running it, or one of so many parts of the tests. */
const PART = /^--part=(?:checks|([1-9]\d?)\/([1-9]\d?))$/;

function partOf(word) {
  const [chosen, number, parts] = PART.exec(word) ?? [];
  if (!chosen || Number(number) > Number(parts)) {
    throw new Error('--part=checks or, of 4 parts, --part=1/4 to --part=4/4');
  }
  return number === undefined ? 'checks' : `${number}/${parts}`;
}

/** What a call of `npm test` asks for, as a function of the run. */
export function chosenBy(words) {
  const [first, ...rest] = words;
  if (first === undefined) return testCore;
  const byFlag = first.startsWith('--part') ? (run) => testPart(run, partOf(first)) : FLAGS[first];
  if (!byFlag) return (run) => testWords(run, words);
  if (rest.length > 0) throw new Error(`${first} takes no more words`);
  return byFlag;
}
