import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The system user that PostgreSQL runs as; it refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number };

const ROOT = 0;

/** Ourselves; or, when we are root, the owner of the cluster, else `postgres`, else `nobody`. */
export function accountFor(cluster: string): Account {
  const own = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const owner = ownerOf(cluster);
  if (own.uid === ROOT) {
    if (owner && owner.uid !== ROOT) return owner;
    return accountNamed('postgres') ?? accountNamed('nobody') ?? noAccount();
  }
  if (owner && owner.uid !== own.uid) {
    throw new Error(
      `The database in ${cluster} belongs to another user (number ${owner.uid}), who started it ` +
        'earlier. Start as that user or root, set DATA_DIR to another folder, or delete it.',
    );
  }
  return own;
}

/** What spawn needs to run a program as the account, free of the caller's folder and PG… variables. */
export function runAs(account: Account) {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return { ...account, cwd: '/', env };
}

export function canEnter(account: Account, folder: string): boolean {
  if (process.getuid?.() !== ROOT) return true;
  return spawnSync('test', ['-x', folder], runAs(account)).status === 0;
}

function ownerOf(path: string): Account | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function accountNamed(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function noAccount(): never {
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}
