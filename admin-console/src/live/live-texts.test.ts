import { describe, expect, it } from '@jest/globals';
import {
  asCoarseAgo,
  asClock,
  cutText,
  extendedText,
  giveText,
  minutesLost,
  reachText,
  saidText,
  sumOf,
} from './live-texts.js';

describe('what the live view tells', () => {
  it('is the time left as the test shows it, and how long ago something was', () => {
    expect([0, 9, 61, 760, 2_400].map(asClock)).toEqual(['0:00', '0:09', '1:01', '12:40', '40:00']);
    expect([0, 9, 10, 59, 60, 200].map(asCoarseAgo)).toEqual([
      ...['now', 'now', '10 s ago', '50 s ago', '1 min ago', '3 min ago'],
    ]);
  });

  it('is how many tests are reached, by the domain chosen', () => {
    const cutSince = '2026-11-23T05:32:00Z';
    const [early, late] = ['2026-11-23T05:33:00Z', '2026-11-23T05:34:00Z'];
    const domains = [
      { domain: 'hr', open: 3, quiet: 1, cut: 0, cutSince: null, extendedAt: early },
      { domain: 'devops', open: 11, quiet: 0, cut: 2, cutSince, extendedAt: late },
    ];
    expect(sumOf(domains, '')).toEqual({
      ...{ open: 14, quiet: 1, cut: 2, cutSince, extendedAt: late },
    });
    expect(sumOf(domains, 'hr')).toMatchObject({ open: 3, quiet: 1, cut: 0, extendedAt: early });
    expect(sumOf(domains, 'data science')).toEqual({
      ...{ open: 0, quiet: 0, cut: 0, cutSince: null, extendedAt: null },
    });
    expect([reachText('', 14), reachText('', 1), reachText('', 0)]).toEqual([
      ...['all 14 open tests', 'the one open test', 'no open test'],
    ]);
    expect([reachText('hr', 3), reachText('hr', 0)]).toEqual([
      ...['the 3 open tests of HR', 'no open test of HR'],
    ]);
  });

  it('is of how many the connection was cut, and since when', () => {
    const cutSince = '2026-11-23T05:32:00Z';
    const sum = { open: 90, quiet: 3, cut: 14, cutSince, extendedAt: null };
    expect(cutText(sum)).toMatch(/^14 of 90 open attempts have a gap since \d/);
    expect(cutText({ ...sum, open: 1, cut: 1 })).toMatch(/^1 of 1 open attempt has a gap since/);
    expect(cutText({ ...sum, cut: 0, cutSince: null })).toBe('');
  });

  it('is how many minutes make good for the longest cut, as far as none were added', () => {
    const test = {
      startedAt: '2026-11-23T05:00:00Z',
      deadline: '2026-11-23T05:30:00Z',
      addedSeconds: 0,
    };
    const gap = (from: string, to: string, isConfirmed = true) => ({
      ...{ from: `2026-11-23T05:${from}Z`, to: `2026-11-23T05:${to}Z`, isConfirmed },
    });
    const short = { ...test, gaps: [gap('02:00', '02:50')] };
    const long = { ...test, gaps: [gap('02:00', '04:30')] };
    const told = { ...test, gaps: [gap('02:00', '09:00', false)] };
    expect(minutesLost([short, long, told])).toBe(3);
    expect(minutesLost([short])).toBe(1);
    expect(minutesLost([{ ...long, addedSeconds: 180 }, told])).toBeNull();
    expect([giveText('', 3), giveText('hr', 1)]).toEqual([
      ...['Give all 3 minutes', 'Give all of HR 1 minute'],
    ]);
  });

  it('names how many tests were extended or announced to', () => {
    expect(extendedText({ open: 14, extended: 14 }, '10')).toBe('14 tests have 10 minutes more.');
    expect(extendedText({ open: 2, extended: 1 }, '1')).toBe(
      '2 tests have 1 minute more, 1 of them from before.',
    );
    expect(extendedText({ open: 0, extended: 0 }, '10')).toContain('nothing was added');
    expect(saidText({ open: 1 })).toBe('The pages of 1 test show it.');
    expect(saidText({ open: 0 })).toContain('no test was open');
  });
});
