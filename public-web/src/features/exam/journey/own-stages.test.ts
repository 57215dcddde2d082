import { expect, it } from '@jest/globals';
import { aJourney, anOwnResult } from '../../../testing/a-journey.js';
import { ownStages } from './own-stages.js';

const isTestDone = (isVoid: boolean) =>
  ownStages(aJourney({ next: 'finished', results: [anOwnResult({ isVoid })] })).some(
    ({ stage, isDone }) => stage === 'test' && isDone,
  );

it('The stages of a student do not say that the test is done by one that does not count', () =>
  expect([isTestDone(false), isTestDone(true)]).toEqual([true, false]));
