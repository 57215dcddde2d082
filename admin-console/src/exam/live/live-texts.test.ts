import { describe, expect, it } from '@jest/globals';
import { asClock, asCoarseAgo, extendedText, reachText, saidText, sumOf } from './live-texts.js';
import { type DisputeRow, suggestedRuling } from '../question-disputes/dispute-rows.js';

describe('what the live view tells', () => {
  it('is the time left as the test shows it, and how long ago something was', () => {
    expect([0, 9, 61, 760, 2_400].map(asClock)).toEqual(['0:00', '0:09', '1:01', '12:40', '40:00']);
    expect([0, 9, 10, 59, 60, 200].map(asCoarseAgo)).toEqual([
      ...['now', 'now', '10 s ago', '50 s ago', '1 min ago', '3 min ago'],
    ]);
  });

  it('is how many tests are reached, by the domain chosen', () => {
    const [early, late] = ['2026-11-23T05:33:00Z', '2026-11-23T05:34:00Z'];
    const domains = [
      { domain: 'hr', open: 3, quiet: 1, extendedAt: early },
      { domain: 'devops', open: 11, quiet: 0, extendedAt: late },
    ];
    expect(sumOf(domains, '')).toEqual({ ...{ open: 14, quiet: 1, extendedAt: late } });
    expect(sumOf(domains, 'hr')).toMatchObject({ open: 3, quiet: 1, extendedAt: early });
    expect(sumOf(domains, 'data science')).toEqual({ ...{ open: 0, quiet: 0, extendedAt: null } });
    expect([reachText('', 14), reachText('', 1), reachText('', 0)]).toEqual([
      ...['all 14 open tests', 'the one open test', 'no open test'],
    ]);
    expect([reachText('hr', 3), reachText('hr', 0)]).toEqual([
      ...['the 3 open tests of HR', 'no open test of HR'],
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

const aRow = (kind: DisputeRow['kind'], state: DisputeRow['state'] = 'open') => ({ kind, state });

it('suggests the ruling that most of the open reports speak for', () => {
  expect(suggestedRuling([])).toBe('key');
  expect(suggestedRuling([aRow('two-right')])).toBe('also');
  expect(suggestedRuling([aRow('wrong-key'), aRow('misprint'), aRow('outdated')])).toBe('neutral');
  const decided = aRow('two-right', 'declined');
  expect(suggestedRuling([decided, decided, aRow('wrong-key')])).toBe('key');
});
