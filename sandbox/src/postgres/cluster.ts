import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runAs } from './account.js';
import type { Place } from './place.js';

const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

export function makeCluster(place: Place, binaries: string, durable: boolean): void {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  removeDrafts(place.cluster);
  const draft = mkdtempSync(`${place.cluster}.new-`);
  chmodSync(draft, 0o700);
  chownSync(draft, place.account.uid, place.account.gid);
  const options = [...INITDB_OPTIONS, ...(durable ? [] : ['--no-sync']), '-D', draft];
  const run = spawnSync(join(binaries, 'initdb'), options, {
    ...runAs(place.account),
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = run.error?.message ?? run.stderr.trim();
    throw new Error(`PostgreSQL could not make its data folder ${place.cluster}: ${reason}`);
  }
  renameSync(draft, place.cluster);
}

function removeDrafts(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
