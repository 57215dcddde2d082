import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFailure } from '../../../lib/api-failure.js';
import { createStore, type Store } from '../../../lib/storage.js';
import { AnswerSheet } from './answer-sheet.js';
import type { Choices, SavedAnswers } from '../exam-api.js';
import { keptByQuestion } from './kept-by-question.js';

type Call = {
  readonly choices: Choices;
  readonly succeed: (answer?: Partial<SavedAnswers>) => void;
  readonly fail: (failure: unknown) => void;
};

const OFFLINE = new ApiFailure(null);
const CLOSED = new ApiFailure({ status: 409, code: 'attempt_closed' });
const ASKED = { attemptId: 'attempt', questions: [{ _id: 'q1' }, { _id: 'q2' }] };

type World = { readonly saved?: Choices; readonly store?: Store };

function sheetWith({ saved = {}, store = createStore(null) }: World = {}) {
  const calls: Call[] = [];
  const unsent = keptByQuestion(store, 'unsent', ASKED);
  const onTime = jest.fn();
  const onChosen = jest.fn();
  const gate = { isOpen: true };
  let turn: Promise<unknown> = Promise.resolve();
  const sheet = new AnswerSheet({
    saved,
    unsent,
    mayCall: () => gate.isOpen,
    inTurn: (work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
    send: (choices) =>
      new Promise((resolve, fail) => {
        const succeed: Call['succeed'] = (answer = {}) =>
          resolve({ remainingSeconds: 900, answers: choices, ...answer });
        calls.push({ choices, succeed, fail });
      }),
    onChosen,
    onTime,
  });
  const last = () => calls.at(-1)!;
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const choose = async (...choice: Parameters<typeof sheet.choose>) => {
    sheet.choose(...choice);
    await settle();
  };
  return { sheet, calls, last, settle, choose, onTime, onChosen, gate, unsent };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the answer sheet', () => {
  it('begins with the saved answers, over which lies what could not be sent before', () => {
    const store = createStore(null);
    keptByQuestion(store, 'unsent', ASKED).set('q2', 'c');
    const { sheet } = sheetWith({ saved: { q1: 'a', q2: 'b' }, store });
    expect(sheet.state()).toMatchObject({ choices: { q1: 'a', q2: 'c' }, saving: 'unsaved' });
  });

  it('sends a choice at once, and keeps it until it has arrived', async () => {
    const { sheet, last, settle, choose, unsent } = sheetWith();
    await choose('q1', 'a');
    expect(last().choices).toEqual({ q1: 'a' });
    expect(sheet.state().saving).toBe('saving');
    expect(unsent.all()).toEqual({ q1: 'a' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
    expect(unsent.all()).toEqual({});
  });

  it('sends one call at a time, and then together what was chosen meanwhile', async () => {
    const { sheet, calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    await choose('q2', 'b');
    await choose('q2', 'c');
    expect(calls).toHaveLength(1);
    last().succeed();
    await settle();
    expect(last().choices).toEqual({ q2: 'c' });
    expect(sheet.state()).toMatchObject({ choices: { q1: 'a', q2: 'c' }, saving: 'saving' });
  });

  it('keeps a choice that was changed while it was sent', async () => {
    const { calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    await choose('q1', 'b');
    last().succeed();
    await settle();
    expect(calls.map(({ choices }) => choices)).toEqual([{ q1: 'a' }, { q1: 'b' }]);
  });

  it('tries again until it succeeds, with the newest choice, and says so all the while', async () => {
    const { sheet, calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    last().fail(OFFLINE);
    await settle();
    expect(sheet.state().saving).toBe('unsaved');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sheet.state().saving).toBe('unsaved');
    await choose('q1', 'b');
    last().fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(3);
    expect(last().choices).toEqual({ q1: 'b' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
  });

  it('sends at once when the network is back', async () => {
    const { sheet, calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    last().fail(OFFLINE);
    await settle();
    sheet.flush();
    await settle();
    expect(calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('says so when the server has closed the test, and does not try again', async () => {
    const { sheet, calls, last, choose, unsent } = sheetWith();
    await choose('q1', 'a');
    last().fail(CLOSED);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sheet.state().isClosed).toBe(true);
    expect(calls).toHaveLength(1);
    expect(unsent.all()).toEqual({ q1: 'a' });
  });

  it('asks for the state of the test until the server answers, and says that it does not', async () => {
    const { sheet, last, settle, onTime } = sheetWith();
    sheet.check();
    await settle();
    expect(last().choices).toEqual({});
    expect(sheet.state().saving).toBe('saved');
    last().fail(OFFLINE);
    await settle();
    expect(sheet.state().saving).toBe('silent');
    await jest.advanceTimersByTimeAsync(1_000);
    last().succeed({ remainingSeconds: 42 });
    await settle();
    expect(onTime).toHaveBeenCalledWith(42);
    expect(sheet.state().saving).toBe('saved');
  });

  it('asks again if it is asked to while an earlier answer is under way', async () => {
    const { sheet, calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    sheet.check();
    last().succeed();
    await settle();
    expect(calls.map(({ choices }) => choices)).toEqual([{ q1: 'a' }, {}]);
  });

  it('takes over what another device has saved, but for what it has still to send', async () => {
    const { sheet, last, settle, choose } = sheetWith({ saved: { q1: 'a' } });
    await choose('q2', 'b');
    await choose('q2', 'c');
    last().succeed({ answers: { q1: 'd', q2: 'b' } });
    await settle();
    expect(sheet.state().choices).toEqual({ q1: 'd', q2: 'c' });
  });

  it('sends nothing between stop and resume, and then reads the state of the test', async () => {
    const { sheet, calls, last, settle, choose } = sheetWith();
    await choose('q1', 'a');
    sheet.stop();
    last().fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    sheet.resume();
    await settle();
    expect(last().choices).toEqual({ q1: 'a' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
    sheet.resume();
    await settle();
    expect(last().choices).toEqual({});
  });

  it('makes no call while the student is signed out, and sends all afterwards', async () => {
    const { sheet, calls, last, settle, choose, gate } = sheetWith();
    gate.isOpen = false;
    await choose('q1', 'a');
    await choose('q2', 'b');
    expect(calls).toHaveLength(0);
    expect(sheet.state().saving).toBe('unsaved');
    gate.isOpen = true;
    sheet.flush();
    await settle();
    expect(last().choices).toEqual({ q1: 'a', q2: 'b' });
  });
});

describe('the sheet of a second tab', () => {
  it('shows what the first chose, and sends its own choices to it', async () => {
    const { sheet, choose, onChosen } = sheetWith();
    sheet.follow('q1', 'b');
    expect(sheet.state().choices).toEqual({ q1: 'b' });
    await choose('q2', 'c');
    expect(onChosen).toHaveBeenCalledWith('q2', 'c');
  });

  it('is not called saved before the first has saved', async () => {
    const store = createStore(null);
    const first = sheetWith({ store });
    const second = sheetWith({ store });
    await first.choose('q1', 'a');
    second.gate.isOpen = false;
    second.sheet.flush();
    expect(second.sheet.state()).toMatchObject({ choices: { q1: 'a' }, saving: 'unsaved' });
    first.last().succeed();
    await first.settle();
    second.sheet.flush();
    expect(second.sheet.state().saving).toBe('saved');
  });

  it('sends what the first could not', async () => {
    const store = createStore(null);
    const first = sheetWith({ store });
    const second = sheetWith({ store });
    await first.choose('q1', 'a');
    first.last().fail(OFFLINE);
    first.sheet.stop();
    second.sheet.flush();
    await second.settle();
    expect(second.last().choices).toEqual({ q1: 'a' });
  });
});
