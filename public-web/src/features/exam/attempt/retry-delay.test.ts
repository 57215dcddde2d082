import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './retry-delay.js';

describe('the wait before the next try', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 15_000],
    [50, 15_000],
  ])('The wait before the next try after %i failures is %i ms at most', (failures, milliseconds) =>
    expect(retryDelay(failures, 0)).toBe(milliseconds),
  );

  it('is spread, so that not all come back at once', () => expect(retryDelay(5, 1)).toBe(10_500));
});
