import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PasswordBlocklist } from '@portal/domain/accounts/index.js';
import { isIn } from './bloom-filter.js';
import { BACKEND_FOLDER } from '../backend-folder.js';

// The same path from `dist` and `src`; docs/decisions/034-passwords-and-sessions.md says how the file is made.
const FILE = join(BACKEND_FOLDER, 'passwords/common.bloom');

let filter: Uint8Array | null = null;

export const bloomBlocklist = (words: readonly string[]): PasswordBlocklist => ({
  words,
  isCommon: (password) => isIn((filter ??= readFileSync(FILE)), password.toLowerCase()),
});
