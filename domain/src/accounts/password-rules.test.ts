import { expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { fakeBlocklist } from '../testing/fake-hashers.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { checkPassword, PASSWORD_HINT, rejectGuessable, rejectPassword } from './password-rules.js';

const LENGTH = 'Password must be 8 to 128 characters long';
const EASY = 'This password is too easy to guess. Please choose another one.';
const WORDS = 'Please choose a password that is not made of your name, your email or our name.';
const LONG = 'x7y!k2pq'.repeat(16);
const COMMON = 'This password is too common. Please choose another one.';

it.each([
  ['nothing', '', 'Password is required'],
  ['spaces only', ' '.repeat(9), 'Password is required'],
  ['7 characters', 'x7y!k2p', LENGTH],
  ['129 characters', `${LONG}z`, LENGTH],
  ['one of the common ones', 'password123', COMMON],
  ['a common one in other letters', 'PassWord123', COMMON],
  ['one character over and over', 'zzzzzzzzzzzz', COMMON],
  ['a short text over and over', 'x7y!x7y!x7y!', EASY],
  ['a sequence', '56789098', EASY],
  ['the name of who chooses it', 'Asha-2026', WORDS],
])('refuses %s as a password', (_, password, message) => {
  expect(rejectPassword(password, ['Asha Rao'])).toBe(message);
});

it.each([
  'Welcome@2026',
  'Summer2026',
  'mumbai@123',
  'sunshine123',
  'password1234567',
  'password20262026',
  'P@ssw0rd123',
  '5unsh1ne!2026',
  '$ummer-2026',
  '2026We1come',
  'Dec@2025',
  'password ',
  '\tpassword        ',
  'iloveyouiloveyou',
  'Welcome7Welcome7',
  'dragondragon26',
])('refuses %j, which is a common word with little added', (password) => {
  expect(rejectPassword(password)).toBe(COMMON);
});

it.each([
  'welcome',
  'password',
  'pass',
  'test',
  'admin',
  'mumbai',
  'delhi',
  'bangalore',
  'chennai',
])('refuses the word %s with a year', (word) => {
  expect(rejectPassword(`${word}@2026`)).toBe(COMMON);
});

it.each([
  'correct horse battery staple',
  'Own-horse-battery-7',
  'sunny-horse-mumbai-orbit-42',
  'password-7-of-sunshine',
  'summer-84719305',
  'mumbai chennai 26',
])('takes %j, of which a common word is only a part', (password) => {
  expect(rejectGuessable(fakeBlocklist, password, [])).toBeNull();
});

it.each([
  ['8 characters', 'x7y!k2pq'],
  ['128 characters', LONG],
  ['spaces around it', '  x7y!k2  '],
  ['any script', 'पासवर्ड-१२३४'],
])('takes a password of %s', (_, password) => {
  expect(rejectPassword(password)).toBeNull();
});

it('knows common passwords only in the form in which it looks for them', () => {
  const wrong = [...COMMON_PASSWORDS].filter(
    (word) => word !== word.toLowerCase() || word.length < 8,
  );
  expect(wrong).toEqual([]);
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(100);
});

it.each([
  ['one of the commonest', 'ilovetea99', COMMON],
  ['one of the commonest with little added', '!ILoveTea99#26', COMMON],
  ['the name of the company', 'Saral@Digital1', WORDS],
  ['the own name', 'asha-2026', WORDS],
])('refuses %s on the server as well', (_, password, message) => {
  expect(rejectGuessable(fakeBlocklist, password, ['Asha Rao'])).toBe(message);
});

it('says at the field of the password what is wrong with it', () => {
  expect(() => checkPassword(fakeBlocklist, 'ilovetea99', [])).toThrow(
    new InvalidInput({ password: COMMON }),
  );
  expect(() => checkPassword(fakeBlocklist, 'x7y!k2pq', [])).not.toThrow();
});

it('tells the rule beside the field', () => {
  expect(PASSWORD_HINT).toBe('8 to 128 characters');
});
