import { expect, it } from '@jest/globals';
import { initialsOf } from './initials.js';

it.each([
  ['Asha Sample', 'AS'],
  ['  meera   devi  sample ', 'MS'],
  ['Imran', 'I'],
  ['', ''],
])('The initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
