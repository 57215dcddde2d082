import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from '../testing/moments.js';
import {
  MOST_PAGES,
  signalsInWords,
  totalsOf,
  withReport,
  type AttemptSignals,
  type PageSignals,
} from './signals.js';

const ATTEMPT = { startedAt: A_DAY, deadline: secondsAfter(A_DAY, 1_800), closedAt: null };
const NOW = secondsAfter(A_DAY, 600);
const NONE: AttemptSignals = { attemptId: 'attempt-1', beganAt: A_DAY, pages: [] };

const report = (parts: Partial<PageSignals> = {}): PageSignals => ({
  ...{ page: 'one', leaves: 2, awaySeconds: 14, copies: 1 },
  ...parts,
});

const heard = (reports: readonly PageSignals[], now = NOW) =>
  reports.reduce((signals, one) => withReport(signals, one, ATTEMPT, now), NONE);

const totals = (reports: readonly PageSignals[]) => totalsOf(heard(reports), ATTEMPT, NOW);

describe('The signals of a test', () => {
  it('are those of all its pages', () => {
    expect(totals([report(), report({ page: 'two', leaves: 1, awaySeconds: 6 })])).toEqual({
      ...{ leaves: 3, awaySeconds: 20, copies: 2, places: 2 },
    });
    expect(totals([])).toEqual({ leaves: 0, awaySeconds: 0, copies: 0, places: 0 });
  });

  it('only rise, so that a report that is late or repeated changes nothing', () => {
    const late = report({ leaves: 1, awaySeconds: 3, copies: 0 });
    expect(totals([report(), report(), late])).toEqual(totals([report()]));
  });

  it('are not believed beyond the time that the test has lasted, or has at all', () => {
    const forged = report({ leaves: 1e9, awaySeconds: 1e9, copies: 1e9 });
    expect(totals([forged, { ...forged, page: 'two' }])).toEqual({
      ...{ leaves: 600, awaySeconds: 600, copies: 999, places: 2 },
    });
    const closed = { ...ATTEMPT, closedAt: secondsAfter(A_DAY, 100) };
    expect(totalsOf(withReport(NONE, forged, closed, NOW), closed, NOW).awaySeconds).toBe(100);
    const late = secondsAfter(A_DAY, 9_000);
    expect(totalsOf(heard([forged], late), ATTEMPT, late).awaySeconds).toBe(1_800);
  });

  it('are none of what is no count', () => {
    for (const bad of [-1, 0.5, NaN, Infinity]) {
      const counts = { leaves: bad, awaySeconds: bad, copies: bad };
      expect(totals([report(counts)])).toMatchObject({ leaves: 0, awaySeconds: 0, copies: 0 });
    }
    expect(totals([report({ leaves: 0, awaySeconds: 30 })]).awaySeconds).toBe(0);
  });

  it('are of so many pages at most, and those that are known are still heard', () => {
    const many = Array.from({ length: MOST_PAGES + 5 }, (_, at) => report({ page: `page-${at}` }));
    const { pages } = heard([...many, report({ page: 'page-0', copies: 7 })]);
    expect(pages).toHaveLength(MOST_PAGES);
    expect(pages.find(({ page }) => page === 'page-0')?.copies).toBe(7);
  });
});

const counts = { leaves: fc.nat(900), awaySeconds: fc.nat(900), copies: fc.nat(1_200) };
const reports = fc.array(fc.record({ page: fc.constantFrom('one', 'two', 'three'), ...counts }));

it('in whatever order the reports come, and however often, the signals are the same', () => {
  const shuffled = reports.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }),
    ),
  );
  fc.assert(fc.property(shuffled, ([all, again]) => expect(totals(again)).toEqual(totals(all))));
});

describe('The words for it', () => {
  const said = (parts: Partial<Parameters<typeof signalsInWords>[0]>) =>
    signalsInWords({ leaves: 0, awaySeconds: 0, copies: 0, places: 1, ...parts }).join(' ');

  it('tell what was counted, and that it changes no score', () => {
    expect(said({ leaves: 2, awaySeconds: 14 })).toBe(
      'You left the page twice, 14 s in all. It does not change your score.',
    );
    expect(said({ leaves: 1, awaySeconds: 75, copies: 3, places: 2 })).toBe(
      'You left the page once, 1 min 15 s in all. You copied text from it 3 times. It was open in 2 tabs or devices. It does not change your score.',
    );
  });

  it('are none where nothing happened', () => expect(said({})).toBe(''));
});
