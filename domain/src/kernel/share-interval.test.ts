import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { percentInterval, shareInterval } from './share-interval.js';

describe('The interval of a share', () => {
  /** R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3. */
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('The interval of a share of %d of %d is the published one', (right, of, low, high) => {
    const found = shareInterval(right, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it.each([
    [31, 50, 48, 74],
    [7, 10, 40, 89],
    [10, 10, 72, 100],
    [0, 0, 0, 100],
  ])(
    'The interval of a share of %d of %d is written as %d to %d percent',
    (right, of, low, high) => {
      expect(percentInterval(right, of)).toEqual({ low, high });
    },
  );

  it('holds the share, and mirrors that of the wrong ones', () => {
    const counts = fc
      .integer({ min: 1, max: 500 })
      .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)));
    fc.assert(
      fc.property(counts, ([right, of]) => {
        const { low, high } = shareInterval(right, of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(right / of);
        expect(high).toBeGreaterThanOrEqual(right / of);
        const mirrored = shareInterval(of - right, of);
        expect(mirrored.low).toBeCloseTo(1 - high, 12);
      }),
    );
  });
});
