import { createStore } from '../../../lib/storage.js';
import { AnswerSheet } from '../attempt/answer-sheet.js';
import { keptByQuestion } from '../attempt/kept-by-question.js';
import type { CheckName, Finding } from './check-names.js';
import { practiceSave } from './practice-api.js';

const CUT_MS = 5_000;
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
    // Reported below: some browsers bar it in private windows.
  }
  return warning(
    'This browser keeps nothing, perhaps because the window is private. In the test a reload without a network would lose what was not sent yet.',
  );
}

async function checkClock(): Promise<Finding> {
  const { now } = await practiceSave({});
  const off = Math.abs(Date.parse(now) - Date.now());
  return off < FAR_OFF_MS
    ? fine('Your clock is right. The test goes by the clock of our server in any case.')
    : fine('Your clock is wrong. That does no harm: the test goes by the clock of our server.');
}

async function checkSaving(): Promise<Finding> {
  const taken: number[] = [];
  for (let nth = 0; nth < SAVES; nth++) {
    const begin = performance.now();
    await practiceSave({});
    taken.push(performance.now() - begin);
  }
  const median = taken.toSorted((one, other) => one - other)[1] ?? 0;
  const text = `A choice is saved in ${seconds(median)}.`;
  return median < SLOW_MS ? fine(text) : warning(`${text} The connection is slow, but will do.`);
}

/** A sheet like the test's, over a network that is cut for a while. */
function sheetOverACut(isCut: () => boolean): AnswerSheet {
  const kept = { attemptId: 'check', questions: [{ _id: 'one' }] };
  return new AnswerSheet({
    saved: {},
    unsent: keptByQuestion(createStore(null), 'unsent', kept),
    mayCall: () => true,
    send: async (answers) => {
      if (isCut()) throw new Error('The network is cut, for a try');
      await practiceSave(answers);
      return { remainingSeconds: 0, answers };
    },
    inTurn: (work) => work(),
    onChosen: () => undefined,
    onTime: () => undefined,
  });
}

const untilSaved = (sheet: AnswerSheet): Promise<void> =>
  new Promise((resolve) => {
    const stop = sheet.subscribe(() => {
      if (sheet.state().saving !== 'saved') return;
      stop();
      resolve();
    });
  });

async function checkCut(): Promise<Finding> {
  let isCut = true;
  const sheet = sheetOverACut(() => isCut);
  const saved = untilSaved(sheet);
  sheet.choose('one', 'b');
  await waitFor(CUT_MS);
  isCut = false;
  const begin = performance.now();
  sheet.flush();
  const isInTime = await Promise.race([saved.then(() => true), waitFor(2 * CUT_MS)]);
  sheet.stop();
  return isInTime
    ? fine(
        `A choice made without a network was kept, and saved ${seconds(performance.now() - begin)} after the network was back.`,
      )
    : warning('The choice could not be saved after the cut. Please look at your connection.');
}

export const CHECKS: Readonly<Record<CheckName, () => Promise<Finding>>> = {
  Storage: checkStorage,
  Clock: checkClock,
  Saving: checkSaving,
  'A cut of the network': checkCut,
};
