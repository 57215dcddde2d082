import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFailure } from '../../../lib/api-failure.js';
import { createStore } from '../../../lib/storage.js';
import type { Choices, SavedAnswers } from '../exam-api.js';
import { attemptRunner } from './attempt-runner.js';
import { keptByQuestion } from './kept-by-question.js';

type Call<Sent, Answer> = {
  readonly sent: Sent;
  readonly succeed: (answer: Answer) => void;
  readonly fail: (failure: unknown) => void;
};

const OFFLINE = new ApiFailure(null);
const refusedAs = (code: string) => new ApiFailure({ status: 409, code });
const ASKED = { attemptId: 'attempt', questions: [{ _id: 'q1' }, { _id: 'q2' }] };

function tabOf(store = createStore(null)) {
  const saves: Call<Choices, Choices>[] = [];
  const submits: Call<Choices, string>[] = [];
  const forget = jest.fn();
  const unsent = keptByQuestion(store, 'unsent', ASKED);
  const runner = attemptRunner({
    saved: {},
    unsent,
    forget,
    isSignedIn: () => true,
    keepWaiting: () => undefined,
    inTurn: (work) => work(),
    save: (sent) =>
      new Promise<SavedAnswers>((resolve, fail) => {
        const succeed = (answers: Choices) =>
          resolve({ remainingSeconds: 900, answers, news: null });
        saves.push({ sent, succeed, fail });
      }),
    submit: (_, sent) =>
      new Promise((succeed, fail) => {
        submits.push({ sent, succeed, fail });
      }),
  });
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { ...runner, saves, submits, unsent, forget, settle };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the saving of a test', () => {
  it('stores a choice until it has arrived, and sends what was chosen during a call with the next', async () => {
    const { choose, saves, unsent, settle, state } = tabOf();
    choose('q1', 'a');
    choose('q1', 'b');
    choose('q2', 'c');
    expect(saves.map(({ sent }) => sent)).toEqual([{ q1: 'a' }]);
    expect(unsent.all()).toEqual({ q1: 'b', q2: 'c' });
    saves[0]!.succeed({ q1: 'a' });
    await settle();
    expect(saves[1]!.sent).toEqual({ q1: 'b', q2: 'c' });
    saves[1]!.succeed({ q1: 'b', q2: 'c' });
    await settle();
    expect(unsent.all()).toEqual({});
    expect(state()).toMatchObject({ choices: { q1: 'b', q2: 'c' }, saving: 'saved' });
  });

  it('tries again until the server answers, and no more after the page is left', async () => {
    const { choose, saves, settle, stop } = tabOf();
    choose('q1', 'a');
    saves[0]!.fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(saves).toHaveLength(2);
    saves[1]!.fail(OFFLINE);
    await settle();
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(saves).toHaveLength(2);
  });

  it('ends without an admission on this device, and keeps what was not sent', async () => {
    const { choose, dispatch, saves, unsent, settle, state } = tabOf();
    choose('q1', 'a');
    saves[0]!.fail(refusedAs('admission_needed'));
    await settle();
    dispatch({ kind: 'look' });
    expect(saves).toHaveLength(1);
    expect(state().phase).toBe('elsewhere');
    expect(unsent.all()).toEqual({ q1: 'a' });
  });

  it('sends what another tab could not, and nothing that the other has sent', async () => {
    const store = createStore(null);
    const [first, second] = [tabOf(store), tabOf(store)];
    first.choose('q1', 'a');
    first.saves[0]!.fail(OFFLINE);
    await first.settle();
    first.stop();
    second.dispatch({ kind: 'retry' });
    expect(second.saves[0]!.sent).toEqual({ q1: 'a' });
    second.saves[0]!.succeed({ q1: 'a' });
    await second.settle();
    second.dispatch({ kind: 'retry' });
    expect(second.saves).toHaveLength(1);
  });
});

describe('the submit of a test', () => {
  it('sends what is unsaved, and leads to the result', async () => {
    const { choose, dispatch, submits, saves, state } = tabOf();
    choose('q1', 'a');
    dispatch({ kind: 'submit' });
    expect(submits[0]!.sent).toEqual({ q1: 'a' });
    saves[0]!.fail(OFFLINE);
    submits[0]!.succeed('r1');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ phase: 'done', resultId: 'r1' });
    expect(saves).toHaveLength(1);
  });

  it('is sent again by itself once the time is up', async () => {
    const { dispatch, submits, settle, state } = tabOf();
    dispatch({ kind: 'clock', isTimeUp: true });
    submits[0]!.fail(OFFLINE);
    await settle();
    expect(state()).toMatchObject({ phase: 'failed' });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(submits).toHaveLength(2);
  });

  it.each([
    [OFFLINE, 'Could not connect to the server to submit results.'],
    [new ApiFailure({ status: 409 }), 'Failed to submit test results.'],
    [new ApiFailure({ status: 409, message: 'Not now.' }), 'Not now.'],
  ])('that fails says why, and can be sent again: %s', async (failure, message) => {
    const { dispatch, submits, settle, state } = tabOf();
    dispatch({ kind: 'submit' });
    submits[0]!.fail(failure);
    await settle();
    expect(state()).toMatchObject({ phase: 'failed', message });
    dispatch({ kind: 'submit' });
    expect(submits).toHaveLength(2);
  });

  it.each([
    ['attempt_void', 'void', 1],
    ['time_was_added', 'open', 0],
    ['admission_needed', 'elsewhere', 0],
  ])('that is refused as %s makes the test %s', async (code, phase, forgotten) => {
    const { dispatch, submits, settle, state, forget } = tabOf();
    dispatch({ kind: 'submit' });
    submits[0]!.fail(refusedAs(code));
    await settle();
    expect(state().phase).toBe(phase);
    expect(forget).toHaveBeenCalledTimes(forgotten);
  });
});
