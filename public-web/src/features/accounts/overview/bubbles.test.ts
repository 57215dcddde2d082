import { describe, expect, it } from '@jest/globals';
import { bubblesOf } from './bubbles.js';
import { aJourney, anOwnResult } from '../../../testing/a-journey.js';

const statesOf = (parts: Parameters<typeof aJourney>[0]) =>
  bubblesOf(aJourney(parts)).map(({ state }) => state);

describe('The bubbles of the attempts', () => {
  it('tell a test that does not count apart from one that failed', () => {
    const results = [
      anOwnResult({ passed: true }),
      anOwnResult({ isVoid: true }),
      anOwnResult({ passed: false }),
    ];
    expect(statesOf({ results, attemptsUsed: 3, totalAttempts: 6 })).toEqual([
      ...['failed', 'void', 'passed'],
      ...['left', 'left', 'left'],
    ]);
  });

  it('show an attempt without a result as used, and all others as left', () => {
    const results = [anOwnResult()];
    const states = statesOf({ results, attemptsUsed: 2, totalAttempts: 3 });
    expect(states).toEqual(['used', 'failed', 'left']);
  });
});
