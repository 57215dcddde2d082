import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.js';

/** What `postmaster.pid` tells about the server that wrote it. */
export type Postmaster = { readonly pid: number; readonly sockets: string };

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, sockets: lines[4] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL's processes of this cluster. A bare process number may long belong to another program. */
export function processesOf(cluster: string): number[] {
  if (process.platform !== 'linux') return processesNaming(cluster);
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => worksIn(pid, cluster));
}

/** Whether the process is PostgreSQL on this cluster; a dead one that nobody collected is not. */
export function isAlive(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return processesNaming(cluster).includes(pid);
  return worksIn(pid, cluster);
}

/** Removes what a killed server left; only right when `processesOf` finds none. */
export function removeLeftovers(place: Place): void {
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(place.sockets)) rmSync(join(place.sockets, name), { force: true });
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function processesNaming(cluster: string): number[] {
  const list = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  const servers = list.split('\n').filter((line) => line.includes(`postgres -D ${cluster} `));
  return servers.map((line) => Number.parseInt(line.trim(), 10));
}
