import { expect, it } from '@jest/globals';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { PASSWORD_HINT, refusePassword } from './password-rules.js';

const LENGTH = 'Password must be 8 to 128 characters long';
const COMMON = 'This password is too common. Please choose another one.';

it.each([
  ['nothing', '', 'Password is required'],
  ['spaces only', ' '.repeat(9), 'Password is required'],
  ['7 characters', 'x7y!k2p', LENGTH],
  ['129 characters', 'x7y!'.repeat(32) + 'z', LENGTH],
  ['one of the common ones', 'password123', COMMON],
  ['a common one in other letters', 'PassWord123', COMMON],
  ['one character over and over', 'zzzzzzzzzzzz', COMMON],
])('refuses %s as a password', (_, password, message) => {
  expect(refusePassword(password)).toBe(message);
});

it.each([
  ['8 characters', 'x7y!k2pq'],
  ['128 characters', 'x7y!'.repeat(32)],
  ['spaces around it', '  x7y!k2  '],
  ['any script', 'पासवर्ड-१२३४'],
])('takes a password of %s', (_, password) => {
  expect(refusePassword(password)).toBeNull();
});

it('knows common passwords only in the form in which it looks for them', () => {
  const wrong = [...COMMON_PASSWORDS].filter(
    (word) => word !== word.toLowerCase() || word.length < 8,
  );
  expect(wrong).toEqual([]);
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(100);
});

it('tells the rule beside the field', () => {
  expect(PASSWORD_HINT).toBe('8 to 128 characters');
});
