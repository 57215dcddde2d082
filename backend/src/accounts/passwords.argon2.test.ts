import { expect, it } from '@jest/globals';
import { argon2Passwords, NOBODY } from './passwords.argon2.js';

const parametersOf = (stored: string) => stored.split('$').slice(1, 4);

it('A password is compared with a hash of the same cost where there is no account', async () => {
  const passwords = argon2Passwords();
  expect(parametersOf(NOBODY)).toEqual(parametersOf(await passwords.hash('Correct-horse-7')));
  expect(await passwords.fits('Correct-horse-7', null)).toBe(false);
});
