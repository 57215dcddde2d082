import { createHash } from 'node:crypto';
import type { PasswordBlocklist } from '../accounts/password-blocklist.js';
import type { CodeHasher, PasswordHasher } from '../accounts/ports.js';

const hashOf = (secret: string): string => `hash of ${secret}`;

/** Hashes nothing, and counts how often it had to work. */
export class FakePasswordHasher implements PasswordHasher {
  work = 0;
  meanwhile: () => Promise<void> = () => Promise.resolve();

  hash(password: string): Promise<string> {
    this.work += 1;
    return Promise.resolve(hashOf(password));
  }

  async verify(password: string, hash: string | null): Promise<boolean> {
    this.work += 1;
    await this.meanwhile();
    return hash === hashOf(password);
  }
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Hashes without a key. */
export const fakeCodeHasher: CodeHasher = {
  hash: digestOf,
  verify: (code, hash) => hash === digestOf(code),
};

/** Knows one common password that no other rule refuses, and the name of a company. */
export const fakeBlocklist: PasswordBlocklist = {
  isCommon: (password) => password === 'ilovetea99',
  words: ['Saral Digital'],
};
