// Makes backend/passwords/common.bloom again from a list with one password a line, the commonest first:
//   node tools/scripts/make-password-filter.mjs 10_million_password_list_top_1M.txt
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterOf } from '../../backend/dist/platform/security/bloom-filter.js';

const FILTER = join(import.meta.dirname, '../../backend/passwords/common.bloom');
const PASSWORDS = 100_000;
const BYTES = 200_000;
/** Shorter passwords are refused for their length. */
const LEAST_LENGTH = 8;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Please name the file with the list.');

const common = new Set();
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if (common.size === PASSWORDS) break;
  if (line.length >= LEAST_LENGTH) common.add(line.toLowerCase());
}
if (common.size < PASSWORDS) throw new Error(`The list has only ${common.size} such passwords.`);

const filter = filterOf(common, BYTES);
writeFileSync(FILTER, filter);
console.log(`${common.size} passwords, ${filter.length} bytes`);
console.log(`SHA-256 ${createHash('sha256').update(filter).digest('hex')}`);
