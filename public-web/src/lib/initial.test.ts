import { expect, it } from '@jest/globals';
import { initialOf } from './initial.js';

it.each([
  ['asha rao', 'A'],
  [' Ravi', 'R'],
  ['😀 Asha', '😀'],
  ['👩‍🔬 Asha', '👩‍🔬'],
  ['आशा', 'आ'],
  ['', ''],
])('the initial of "%s" is "%s"', (name, initial) => expect(initialOf(name)).toBe(initial));
