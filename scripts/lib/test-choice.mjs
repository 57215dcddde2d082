import { testChanged, testQuick, testWhole, testWords } from './test-runs.mjs';

const testFull = (run) => {
  process.env.FULL = '1';
  return testWhole(run);
};

const FLAGS = { '--quick': testQuick, '--full': testFull, '--changed': testChanged };

/** What a call of `npm test` asks for, as a function of the run. */
export function chosenBy(words) {
  const [first, ...rest] = words;
  if (first === undefined) return testWhole;
  const byFlag = FLAGS[first];
  if (!byFlag) return (run) => testWords(run, words);
  if (rest.length > 0) throw new Error(`${first} takes no more words`);
  return byFlag;
}
