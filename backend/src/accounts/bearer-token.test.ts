import { expect, it } from '@jest/globals';
import { bearerToken } from './bearer-token.js';

it.each([
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer  a.b.c ', 'a.b.c'],
  ['Basic a.b.c', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['a.b.c', null],
  ['', null],
  [undefined, null],
])('The token in the header %p is %p', (authorization, token) => {
  expect(bearerToken({ headers: authorization === undefined ? {} : { authorization } })).toBe(
    token,
  );
});
