import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PasswordBlocklist } from '@portal/domain/accounts/index.js';
import { isIn } from './bloom-filter.js';
import { BACKEND_FOLDER } from '../backend-folder.js';

// Beside `dist` as beside `src`; docs/decisions/034-passwords-and-sessions.md says how it is made.
const FILE = join(BACKEND_FOLDER, 'passwords/common.bloom');

let filter: Uint8Array | null = null;

/** The commonest passwords, as a Bloom filter that is read when the first password is looked up. */
export const bloomBlocklist = (words: readonly string[]): PasswordBlocklist => ({
  words,
  isCommon: (password) => isIn((filter ??= readFileSync(FILE)), password.toLowerCase()),
});
