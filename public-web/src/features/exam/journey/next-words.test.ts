import { describe, expect, it } from '@jest/globals';
import { aJourney, anOwnResult } from '../../../testing/a-journey.js';
import type { OwnResult } from './journey-api.js';
import { nextWords, tellsTime } from './next-words.js';
import { ownStages } from './own-stages.js';

const OWN_TIME = '40 minutes (30 + 10)';
const STEPS = [
  ...(['verify', 'pay', 'await-payment', 'start', 'resume'] as const),
  ...(['retake', 'see-result', 'finished'] as const),
];

describe('The words of the next step', () => {
  it.each(STEPS)('name how long a test takes only where that is waited for: %s', (next) => {
    const journey = aJourney({ next });
    expect(nextWords(journey, OWN_TIME).text.includes(OWN_TIME)).toBe(tellsTime(journey));
  });

  it('tell the size of a test before the first one, and before the payment', () =>
    expect(STEPS.filter((next) => tellsTime(aJourney({ next })))).toEqual(['pay', 'start']));

  it('call no test the first after one that does not count', () => {
    const titleAfter = (...results: OwnResult[]) =>
      nextWords(aJourney({ results }), OWN_TIME).title;
    expect(titleAfter()).toBe('Take your first test');
    expect(titleAfter(anOwnResult({ isVoid: true }))).toBe('Take the test again');
  });
});

const isTestDone = (isVoid: boolean) =>
  ownStages(aJourney({ next: 'finished', results: [anOwnResult({ isVoid })] })).some(
    ({ stage, isDone }) => stage === 'test' && isDone,
  );

it('The stages of a student do not say that the test is done by one that does not count', () =>
  expect([isTestDone(false), isTestDone(true)]).toEqual([true, false]));
