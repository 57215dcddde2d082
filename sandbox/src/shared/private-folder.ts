import { chmodSync, chownSync, existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { accountFor } from '../postgres/account.js';
import { makeOpenFolder } from './open-folder.js';

const ROOT = 0;

/**
 * Makes a folder that nobody else may enter, and gives its real path. Where we are root, the group
 * of PostgreSQL's user may pass through, but see nothing. A folder that holds more than what we put
 * there (somebody's home, say) is left as it is.
 * @param mark a file by which a folder of an earlier start is known
 */
export function makePrivateFolder(folder: string, mark: string): string {
  const isOurs =
    !existsSync(folder) || existsSync(join(folder, mark)) || readdirSync(folder).length === 0;
  if (!existsSync(folder)) makeOpenFolder(folder);
  const path = realpathSync(folder);
  if (!isOurs) return path;
  if (process.getuid?.() !== ROOT) {
    chmodSync(path, 0o700);
    return path;
  }
  const { gid } = accountFor(join(path, 'postgres', 'cluster'));
  chownSync(path, ROOT, gid);
  chmodSync(path, 0o710);
  return path;
}
