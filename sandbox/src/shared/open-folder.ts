import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that others may enter, whatever the umask, and gives its real path. */
export function makeOpenFolder(folder: string): string {
  const first = mkdirSync(folder, { recursive: true });
  if (first !== undefined) {
    for (let made = folder; made.length >= first.length; made = dirname(made)) {
      chmodSync(made, 0o755);
    }
  }
  return realpathSync(folder);
}
