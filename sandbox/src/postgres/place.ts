import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, accountFor, canEnter } from './account.js';
import { errorCode } from '../shared/error-code.js';
import { makeOpenFolder } from '../shared/open-folder.js';

export type Place = {
  readonly account: Account;
  readonly cluster: string;
  readonly sockets: string;
  readonly log: string;
};

const LONGEST_SOCKET_FOLDER = 80;

/** Finds, and makes, folders that PostgreSQL's user can reach; the same ones at every start. */
export function preparePlace(dataDir: string, say: (line: string) => void): Place {
  const home = reachableHome(dataDir, say);
  const cluster = join(home.folder, 'cluster');
  const key = createHash('sha256').update(`${home.account.uid} ${cluster}`).digest('hex');
  return {
    account: home.account,
    cluster,
    sockets: socketFolder(`portal-pg-${key.slice(0, 12)}`, home.account),
    log: join(home.folder, 'postgres.log'),
  };
}

/** A folder for what should outlast a restart of the machine and be open to every user. */
export function lastingFolder(): string {
  return existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
}

function reachableHome(dataDir: string, say: (line: string) => void) {
  const wanted = makeOpenFolder(dataDir);
  const account = accountFor(join(wanted, 'cluster'));
  if (canEnter(account, wanted)) return { folder: wanted, account };

  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = ownFolder(join(lastingFolder(), `portal-data-${key}`), 0o755);
  say(`PostgreSQL's user can't reach ${wanted}: its data is kept in ${folder}`);
  return { folder, account: accountFor(join(folder, 'cluster')) };
}

function socketFolder(name: string, account: Account): string {
  for (const base of new Set([realpathSync(tmpdir()), '/tmp'])) {
    const folder = join(base, name);
    if (folder.length > LONGEST_SOCKET_FOLDER) continue;
    ownFolder(folder, 0o700, account);
    if (canEnter(account, folder)) return folder;
  }
  throw new Error(`No folder for PostgreSQL's socket: ${tmpdir()} and /tmp can't be used.`);
}

/** A folder below one that all may write to; refused if somebody else made it. */
function ownFolder(folder: string, mode: number, owner?: Account): string {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const entry = lstatSync(folder);
  const allowed = [process.getuid?.(), owner?.uid];
  if (!entry.isDirectory() || !allowed.includes(entry.uid)) {
    throw new Error(`${folder} was made by another user. Remove it, then start again.`);
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, mode);
  return folder;
}
