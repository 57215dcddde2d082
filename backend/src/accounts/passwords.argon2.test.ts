import { expect, it } from '@jest/globals';
import { argon2Passwords, NOBODY } from './passwords.argon2.js';

const parametersOf = (stored: string) => stored.split('$').slice(1, 4);

it('A password is kept as argon2id of 19 MiB, two passes and one lane, with a salt of its own', async () => {
  const passwords = argon2Passwords();
  const kept = [await passwords.hash('Correct-horse-7'), await passwords.hash('Correct-horse-7')];
  for (const stored of kept) {
    expect(parametersOf(stored)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(Buffer.from(stored.split('$')[4]!, 'base64').length).toBeGreaterThanOrEqual(16);
    expect(await passwords.verify('Correct-horse-7', stored)).toBe(true);
  }
  expect(kept[0]).not.toBe(kept[1]);
});

it('A password is compared with a hash of the same cost where there is no account', async () => {
  const passwords = argon2Passwords();
  expect(parametersOf(NOBODY)).toEqual(parametersOf(await passwords.hash('Correct-horse-7')));
  expect(await passwords.verify('Correct-horse-7', null)).toBe(false);
});
