import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SLOWEST = 10;
const BUDGET_MINUTES = 10;
/** For a clone in which nothing has run yet. */
const LISTED = join(import.meta.dirname, 'test-seconds.json');

const measuredIn = (root) => join(root, '.cache', 'test-seconds.json');

/** Like "7.3 s" or "2 min 05 s". */
export function timeOf(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** The files that took longest, one a line. */
export function slowestOf(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const lines = slowest.map(({ path, seconds }) => `${timeOf(seconds).padStart(12)}  ${path}`);
  return lines.length > 0 ? ['The slowest files:', ...lines, 'The parts:'] : [];
}

/** Seconds by test file, the same in every clone. */
export const listedSeconds = () => readSeconds(LISTED);

/** Seconds by test file, as the last runs here measured them, else as listed. */
export function knownSeconds(root) {
  return { ...listedSeconds(), ...readSeconds(measuredIn(root)) };
}

/** Keeps what a run measured, for the order of the next. */
export function keepSeconds(root, files) {
  const measured = files.map(({ path, seconds }) => [path, Number(seconds.toFixed(1))]);
  const all = { ...readSeconds(measuredIn(root)), ...Object.fromEntries(measured) };
  mkdirSync(dirname(measuredIn(root)), { recursive: true });
  writeFileSync(measuredIn(root), JSON.stringify(all, null, 2));
}

function readSeconds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Tells how much of its ten minutes a whole run took. The workflow sets `CI_BUDGET=1`: there, a run
 * that takes longer fails.
 */
export function checkTime(seconds, tally, tell) {
  const line = `The run took ${timeOf(seconds)} of the ${BUDGET_MINUTES} minutes that it may take`;
  const isOver = seconds > BUDGET_MINUTES * 60;
  if (isOver && process.env.CI_BUDGET === '1') tally.fail('Time', new Error(`${line}: too long`));
  else tell(`${line}${isOver ? ': too long' : ''}.`);
}
