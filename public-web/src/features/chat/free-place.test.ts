import { expect, it } from '@jest/globals';
import { liftOver } from './free-place.js';

const PLACE = { top: 580, bottom: 620 };
const MOST = 300;

it.each([
  ['stays where nothing is', [], 0],
  ['stays between two that it does not touch', [reach(620, 640), reach(540, 580)], 0],
  ['is lifted over what it covers', [reach(600, 640)], 20],
  ['is lifted in steps', [reach(601, 640)], 20],
  [
    'is lifted over the next one as well, if the gap is too small',
    [reach(574, 620), reach(514, 560)],
    108,
  ],
  ['takes a gap that is large enough', [reach(574, 620), reach(474, 520)], 48],
  ['stays where no place is near', [reach(200, 640)], 0],
])('something %s', (_, others, lift) => expect(liftOver(PLACE, others, MOST)).toBe(lift));

function reach(top: number, bottom: number) {
  return { top, bottom };
}
