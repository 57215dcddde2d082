import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFailure } from '../../lib/api-failure.js';
import { AnswerSheet } from './answer-sheet.js';
import type { Choices } from './exam-api.js';

type Call = {
  readonly choices: Choices;
  readonly succeed: (answer?: { remainingSeconds?: number }) => void;
  readonly fail: (failure: unknown) => void;
};

const OFFLINE = new ApiFailure(null);
const CLOSED = new ApiFailure({ status: 409, code: 'attempt_closed' });

function sheetWith({ saved = {}, kept = {} }: { saved?: Choices; kept?: Choices } = {}) {
  const calls: Call[] = [];
  let unsent: Choices = kept;
  const onTime = jest.fn();
  const onClosed = jest.fn();
  const sheet = new AnswerSheet({
    saved,
    kept,
    send: (choices) =>
      new Promise((resolve, fail) => {
        calls.push({ choices, succeed: (answer = {}) => resolve(answer), fail });
      }),
    keep: (choices) => {
      unsent = choices;
    },
    onTime,
    onClosed,
  });
  const last = () => calls.at(-1)!;
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { sheet, calls, last, settle, onTime, onClosed, unsent: () => unsent };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the answer sheet', () => {
  it('begins with the saved answers, over which lies what could not be sent before', () => {
    const { sheet } = sheetWith({ saved: { q1: 'a', q2: 'b' }, kept: { q2: 'c' } });
    expect(sheet.state().choices).toEqual({ q1: 'a', q2: 'c' });
  });

  it('sends a choice at once, and keeps it until it has arrived', async () => {
    const { sheet, last, settle, unsent } = sheetWith();
    sheet.choose('q1', 'a');
    expect(last().choices).toEqual({ q1: 'a' });
    expect(sheet.state().saving).toBe('saving');
    expect(unsent()).toEqual({ q1: 'a' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
    expect(unsent()).toEqual({});
  });

  it('sends one call at a time, and then together what was chosen meanwhile', async () => {
    const { sheet, calls, last, settle } = sheetWith();
    sheet.choose('q1', 'a');
    sheet.choose('q2', 'b');
    sheet.choose('q2', 'c');
    expect(calls).toHaveLength(1);
    last().succeed();
    await settle();
    expect(last().choices).toEqual({ q2: 'c' });
    expect(sheet.state().saving).toBe('saving');
  });

  it('tries again until it succeeds, with the newest choice', async () => {
    const { sheet, calls, last, settle } = sheetWith();
    sheet.choose('q1', 'a');
    last().fail(OFFLINE);
    await settle();
    expect(sheet.state().saving).toBe('unsaved');
    await jest.advanceTimersByTimeAsync(1_000);
    sheet.choose('q1', 'b');
    last().fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(3);
    expect(last().choices).toEqual({ q1: 'b' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
  });

  it('sends at once when told that the network is back', async () => {
    const { sheet, calls, last, settle } = sheetWith();
    sheet.choose('q1', 'a');
    last().fail(OFFLINE);
    await settle();
    sheet.flush();
    expect(calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('says so when the server has closed the test, and does not try again', async () => {
    const { sheet, calls, last, onClosed, unsent } = sheetWith();
    sheet.choose('q1', 'a');
    last().fail(CLOSED);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
    expect(unsent()).toEqual({ q1: 'a' });
  });

  it('passes on the seconds left that the server tells', async () => {
    const { sheet, last, settle, onTime } = sheetWith();
    sheet.check();
    expect(last().choices).toEqual({});
    expect(sheet.state().saving).toBe('saved');
    last().succeed({ remainingSeconds: 42 });
    await settle();
    expect(onTime).toHaveBeenCalledWith(42);
  });

  it('sends nothing between stop and resume', async () => {
    const { sheet, calls, last, settle } = sheetWith();
    sheet.choose('q1', 'a');
    sheet.stop();
    last().fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    sheet.resume();
    expect(last().choices).toEqual({ q1: 'a' });
    last().succeed();
    await settle();
    expect(sheet.state().saving).toBe('saved');
  });
});
