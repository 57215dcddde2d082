import type { CheckName, Finding } from './check-names.js';
import { trySave } from './practice-api.js';

const SAVES = 3;
const SLOW_MS = 2_000;
const FAR_OFF_MS = 60_000;

const fine = (text: string): Finding => ({ isFine: true, text });
const warning = (text: string): Finding => ({ isFine: false, text });

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const seconds = (milliseconds: number): string =>
  milliseconds < 100 ? 'less than 0.1 s' : `${(milliseconds / 1000).toFixed(1)} s`;

async function checkStorage(): Promise<Finding> {
  await waitFor(0);
  try {
    localStorage.setItem('portal.practice', 'kept');
    const isKept = localStorage.getItem('portal.practice') === 'kept';
    localStorage.removeItem('portal.practice');
    if (isKept) return fine('Your choices are kept in this browser until our server has them.');
  } catch {
    // Reported below: some browsers refuse it in private windows.
  }
  return warning(
    'This browser keeps nothing, perhaps because the window is private. In the test a reload without a network would lose what was not sent yet.',
  );
}

async function checkClock(): Promise<Finding> {
  const { now } = await trySave();
  const off = Math.abs(Date.parse(now) - Date.now());
  return off < FAR_OFF_MS
    ? fine('Your clock is right. The test goes by the clock of our server in any case.')
    : fine('Your clock is wrong. That does no harm: the test goes by the clock of our server.');
}

async function checkSaving(): Promise<Finding> {
  const taken: number[] = [];
  for (let nth = 0; nth < SAVES; nth++) {
    const begin = performance.now();
    await trySave();
    taken.push(performance.now() - begin);
  }
  const median = taken.toSorted((one, other) => one - other)[1] ?? 0;
  const text = `A choice is saved in ${seconds(median)}.`;
  return median < SLOW_MS ? fine(text) : warning(`${text} The connection is slow, but will do.`);
}

export const CHECKS: Readonly<Record<CheckName, () => Promise<Finding>>> = {
  Storage: checkStorage,
  Clock: checkClock,
  Saving: checkSaving,
};
