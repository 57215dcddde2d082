import { expect, it } from '@jest/globals';
import { unseenAfter } from './unseen.js';

it.each([
  [70, 10, 0, 70],
  [70, 10, 5, 20],
  [70, 10, 7, 0],
  [65, 10, 7, 0],
  [0, 10, 1, 0],
])('of %d live, after tests of %d, %d times, %d are surely unseen', (live, per, times, left) => {
  expect(unseenAfter(live, per, times)).toBe(left);
});
