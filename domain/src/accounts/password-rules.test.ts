import { InvalidInput } from '../kernel/errors.js';
import { fakeBlocklist } from '../testing/fake-hashers.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { checkPassword, rejectGuessable, rejectPassword } from './password-rules.js';
import fc from 'fast-check';
import { stemsOf } from './password-stems.js';
import { isMadeOfWords, isRepeated, isSequence, wordsIn } from './guessable-passwords.js';

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
])('refuses %s as a password', (_, password, message) =>
  expect(rejectPassword(password, ['Asha Rao'])).toBe(message),
);

it.each([
  ...['Welcome@2026', 'Summer2026', 'mumbai@123', 'sunshine123', 'password1234567'],
  ...['password20262026', 'P@ssw0rd123', '5unsh1ne!2026', '$ummer-2026', '2026We1come'],
  ...['Dec@2025', 'password ', '\tpassword        ', 'iloveyouiloveyou', 'Welcome7Welcome7'],
  ...['dragondragon26', 'pass@2026', 'admin@2026', 'delhi@2026', 'chennai@2026'],
])('refuses %j, which is a common word with little added', (password) =>
  expect(rejectPassword(password)).toBe(COMMON),
);

it.each([
  ...['correct horse battery staple', 'Own-horse-battery-7', 'sunny-horse-mumbai-orbit-42'],
  ...['password-7-of-sunshine', 'summer-84719305', 'mumbai chennai 26'],
])('takes %j, of which a common word is only a part', (password) =>
  expect(rejectGuessable(fakeBlocklist, password, [])).toBeNull(),
);

it.each([
  ['8 characters', 'x7y!k2pq'],
  ['128 characters', LONG],
  ['spaces around it', '  x7y!k2  '],
  ['any script', 'पासवर्ड-१२३४'],
])('takes a password of %s', (_, password) => expect(rejectPassword(password)).toBeNull());

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
])('refuses %s on the server as well', (_, password, message) =>
  expect(rejectGuessable(fakeBlocklist, password, ['Asha Rao'])).toBe(message),
);

it('says at the field of the password what is wrong with it', () => {
  expect(() => checkPassword(fakeBlocklist, 'ilovetea99', [])).toThrow(
    new InvalidInput({ password: COMMON }),
  );
  expect(() => checkPassword(fakeBlocklist, 'x7y!k2pq', [])).not.toThrow();
});

const added = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789@#!$_-. ')),
  maxLength: 3,
});

describe('The stems of a password', () => {
  it('hold the word to which at most six digits and signs were added', () =>
    fc.assert(
      fc.property(added, added, (before, after) =>
        stemsOf(`${before}Butterfly${after}`).includes('butterfly'),
      ),
    ));

  it('do not hold a word to which more was added', () => {
    expect(stemsOf('butterfly8471930')).not.toContain('butterfly');
    expect(stemsOf('847butterfly1930')).not.toContain('butterfly');
  });

  it('are few, however long it is', () =>
    expect(stemsOf(`${'1'.repeat(60)}a${'1'.repeat(60)}`).length).toBeLessThan(100));
});

describe('A password made of known words', () => {
  it.each([
    ['Asha2026!', ['Asha Rao']],
    ['rao.asha.99', ['Asha Rao']],
    ['asharao@123', ['Asha Rao']],
    ['@sh@2026', ['Asha']],
    ['priya98_98', ['priya98@example.com']],
    ['SaralDigital@2026', ['Saral Digital']],
    ['s4r4l-d1g1t4l', ['Saral Digital']],
    ['internship26', []],
    ['Student#portal1', []],
    ['आशा-२०२६', ['आशा राव']],
  ])('is seen in %s', (password, known) => expect(isMadeOfWords(password, known)).toBe(true));

  it.each([
    ['Asha likes green tea', ['Asha Rao']],
    ['an admin password', []],
    ['om-x7y!k2pq', ['Om']],
    ['x7y!k2pq', ['Asha Rao', 'asha@example.com']],
    ['green-tea-42', ['', '@', ' ']],
  ])('is not seen in %s', (password, known) => expect(isMadeOfWords(password, known)).toBe(false));

  it('is looked for by the words of an address up to its @', () =>
    expect(wordsIn('priya.sharma98@example.com')).toEqual(['priyasharma98', 'priya', 'sharma98']));
});

describe('A password that repeats itself', () => {
  it.each(['abababab', 'asha7asha7', 'x7y!x7y!x7', '12121212'])('is seen in %s', (password) =>
    expect(isRepeated(password)).toBe(true),
  );

  it('is not seen in eight characters that come twice', () =>
    expect(isRepeated('x7y!k2pqx7y!k2pq')).toBe(false));

  it('is seen in every short text that comes at least twice', () => {
    const unit = fc.string({ minLength: 1, maxLength: 7, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(unit, fc.integer({ min: 2, max: 9 }), (text, times) =>
        isRepeated(text.repeat(times)),
      ),
    );
  });
});

describe('A password that is a sequence', () => {
  it.each([
    ...['23456789', 'hgfedcba', 'qwertyuiop', 'asdfg12345', '1qaz2wsx3edc', 'abcd1234'],
    'lkjhg!6789',
  ])('is seen in %s', (password) => expect(isSequence(password)).toBe(true));

  it.each(['x7y!k2pq', 'green-tea-42', '31419265', 'correct horse battery'])(
    'is not seen in %s',
    (password) => expect(isSequence(password)).toBe(false),
  );
});
