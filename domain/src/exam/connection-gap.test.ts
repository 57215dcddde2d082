import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import { anchorOf } from './anchors.js';
import { gapFrom, secondsLost, suggestionFor } from './connection-gap.js';
import { noteGap } from './note-gap.js';
import { viewGaps } from './view-gaps.js';

const after = (seconds: number) => secondsAfter(A_DAY, seconds);
const NOW = after(240);
const CLAIM = { since: A_DAY, failures: 5 };
const TIMES = { now: NOW, end: after(1_800) };
const silence = (from: number, to: number) => ({ from: after(from), to: after(to) });

describe('A gap that a page tells of', () => {
  it('is confirmed where the server heard nothing either', () => {
    expect(gapFrom(CLAIM, silence(-3, 240), TIMES)).toEqual({
      ...{ from: A_DAY, to: NOW, failures: 5, isConfirmed: true },
    });
  });

  it('is confirmed only from what was heard last, and until the end of the test', () => {
    const parts = gapFrom(CLAIM, silence(60, 239), { now: NOW, end: after(200) });
    expect(parts).toMatchObject({ from: after(60), to: after(200), isConfirmed: true });
  });

  it('is kept unconfirmed where something of the session came meanwhile', () => {
    for (const heard of [null, silence(221, 240), silence(0, 229), silence(-90, -30)]) {
      const gap = gapFrom(CLAIM, heard, TIMES);
      expect(gap).toEqual({ from: A_DAY, to: NOW, failures: 5, isConfirmed: false });
    }
  });

  it('is none if it is short, or if no call failed', () => {
    expect(gapFrom({ ...CLAIM, since: after(221) }, silence(0, 240), TIMES)).toBeNull();
    for (const failures of [0, -1, 1.5, NaN]) {
      expect(gapFrom({ ...CLAIM, failures }, silence(0, 240), TIMES)).toBeNull();
    }
  });

  it('is never confirmed beyond the silence, whatever is claimed', () => {
    const moment = fc.integer({ min: -900, max: 900 });
    fc.assert(
      fc.property(moment, moment, moment, (since, from, length) => {
        const heard = silence(from, from + Math.abs(length));
        const gap = gapFrom({ since: after(since), failures: 1 }, heard, TIMES);
        if (!gap?.isConfirmed) return;
        expect(Number(gap.from)).toBeGreaterThanOrEqual(Number(heard.from));
        expect(Number(gap.to)).toBeLessThanOrEqual(Number(heard.to));
      }),
    );
  });
});

const gap = (from: number, to: number, isConfirmed = true) => ({
  ...{ from: after(from), to: after(to), isConfirmed },
});
const OPEN = {
  state: 'open' as const,
  ...{ startedAt: A_DAY, deadline: after(1_800), addedSeconds: 0, closedAt: null },
};
const CLOSED = { ...OPEN, state: 'expired' as const, closedAt: after(1_816) };

describe('What is suggested', () => {
  it('are the confirmed minutes, each moment once, while the test runs', () => {
    const gaps = [gap(100, 220), gap(160, 280), gap(400, 700, false)];
    expect(secondsLost(gaps)).toBe(180);
    expect(suggestionFor(OPEN, gaps)).toEqual({ kind: 'minutes', minutes: 3 });
    expect(suggestionFor({ ...OPEN, addedSeconds: 120 }, gaps)).toEqual({
      ...{ kind: 'minutes', minutes: 1 },
    });
    expect(suggestionFor({ ...OPEN, addedSeconds: 180 }, gaps)).toBeNull();
    expect(suggestionFor(OPEN, [gap(0, 1_500)])).toEqual({ kind: 'minutes', minutes: 10 });
    expect(suggestionFor(OPEN, [gap(0, 900, false)])).toBeNull();
  });

  it('is the attempt where more than 30 percent were lost, or the end', () => {
    expect(suggestionFor(CLOSED, [gap(0, 540)])).toBeNull();
    expect(suggestionFor(CLOSED, [gap(0, 541)])).toEqual({ kind: 'attempt' });
    expect(suggestionFor(CLOSED, [gap(1_700, 1_800)])).toEqual({ kind: 'attempt' });
    expect(suggestionFor(CLOSED, [gap(1_700, 1_800, false)])).toBeNull();
    const longer = { ...CLOSED, deadline: after(2_400), addedSeconds: 600, closedAt: after(2_416) };
    expect(suggestionFor(longer, [gap(0, 541)])).toEqual({ kind: 'attempt' });
    expect(suggestionFor({ ...CLOSED, state: 'void' as const }, [gap(0, 1_800)])).toBeNull();
  });
});

describe('Noting a gap', () => {
  async function aContext() {
    const student = aPaidStudent();
    const { clock } = await aTestContext();
    const attempt = anAttempt({ studentId: student.id, startedAt: secondsAfter(clock.now, -600) });
    const context = await aTestContext({ students: [student], attempts: [attempt] });
    const at = secondsAfter(context.clock.now, -240);
    const silent = { from: at, to: context.clock.now };
    context.unitOfWork.tables.silences.set(`${attempt.id}|session`, silent);
    const of = { attemptId: attempt.id, sessionId: 'session' };
    const told = {
      ...of,
      studentId: student.id,
      failures: 4,
      anchor: anchorOf(context, { ...of, at }),
    };
    const seen = () => viewGaps(context, { studentId: student.id, attemptId: attempt.id });
    return { context, attempt, told, seen };
  }

  it('keeps it once, for its student to see', async () => {
    const { context, attempt, told, seen } = await aContext();
    await noteGap(context, told);
    await noteGap(context, told);
    const { gaps, startedAt } = await seen();
    expect(gaps).toMatchObject([{ isConfirmed: true, to: context.clock.now }]);
    expect(startedAt).toEqual(attempt.startedAt);
    const stranger = viewGaps(context, { studentId: 'stranger', attemptId: attempt.id });
    await expect(stranger).rejects.toMatchObject({ code: 'result_not_found' });
  });

  it('takes no anchor that is forged, or of another test, session or student', async () => {
    const { context, told, seen } = await aContext();
    const at = secondsAfter(context.clock.now, -240);
    const anchors = [
      anchorOf(context, { attemptId: 'another', sessionId: 'session', at }),
      told.anchor.replace(/^\d+/, String(at.getTime() - 1)),
      '',
    ];
    for (const anchor of anchors) await noteGap(context, { ...told, anchor });
    await noteGap(context, { ...told, sessionId: 'another' });
    await noteGap(context, { ...told, studentId: 'stranger' });
    expect((await seen()).gaps).toEqual([]);
  });
});
