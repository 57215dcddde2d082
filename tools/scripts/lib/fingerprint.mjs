import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = /^(node_modules|dist.*|\..*|.*\.generated\.d\.ts)$/;

/** Changes when a file in the folders does, by its path, size and time; not by reading it. */
export function fingerprintOf(root, folders, files) {
  const hash = createHash('sha256');
  for (const folder of folders) addFolder(hash, root, folder);
  for (const file of files) addFile(hash, root, file);
  return hash.digest('hex');
}

/** Changes when the content of the file does. */
export function contentHash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function addFolder(hash, root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCE.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, root, path);
    else addFile(hash, root, path);
  }
}

function addFile(hash, root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  hash.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
}
