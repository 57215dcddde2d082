import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../shared/error-code.js';

const IN_MEMORY = '/dev/shm';
/** What the databases of a whole run take, and as much again for all else. */
const BYTES_FREE = 2 * 2 ** 30;

/**
 * Makes a folder for a database that ends with this process: in memory where there is room, since to
 * copy and drop databases is mostly to make and delete files. What killed processes left goes first,
 * from wherever it is: what is left in memory takes the room there.
 */
export function makeQuickFolder(name: string, base?: string): string {
  const bases = base === undefined ? [IN_MEMORY, tmpdir()] : [base];
  for (const one of bases.filter(existsSync)) removeLeft(one, name);
  const folder = mkdtempSync(join(base ?? quickBase(), `${name}-${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

function removeLeft(base: string, name: string): void {
  for (const left of readdirSync(base)) {
    const owner = ownerOf(left, name);
    if (owner !== undefined && !isRunning(owner)) {
      rmSync(join(base, left), { recursive: true, force: true });
    }
  }
}

function quickBase(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const free = Math.min(bavail * bsize, freemem());
    return free >= BYTES_FREE ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

function ownerOf(folder: string, name: string): number | undefined {
  if (!folder.startsWith(`${name}-`)) return undefined;
  const pid = Number(folder.slice(name.length + 1).split('-')[0]);
  return pid > 0 ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
