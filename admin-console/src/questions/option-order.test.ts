import { expect, it } from '@jest/globals';
import { OPTION_KEYS } from '@portal/domain/questions/options.js';
import { optionOrder } from './option-order.js';

const turns = Array.from({ length: 24 }, (_, at) => optionOrder(at + 1));

it('has every option once in each turn, and every order once in 24 turns', () => {
  for (const order of turns) expect([...order].sort()).toEqual([...OPTION_KEYS]);
  expect(new Set(turns.map((order) => order.join(''))).size).toBe(24);
});

it('has each option at each place equally often', () => {
  for (const key of OPTION_KEYS) {
    for (const at of OPTION_KEYS.keys()) {
      expect(turns.filter((order) => order[at] === key)).toHaveLength(6);
    }
  }
});
