import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AlreadyClaimed, claim } from '../shared/claim.js';
import { makeOpenFolder } from '../shared/open-folder.js';
import { findBinaries } from './binaries.js';
import { makeCluster } from './cluster.js';
import { answers, connectionUrl, createDatabase, dropDatabase } from './connection.js';
import { type Guardian, guardRunning, launchGuarded } from './guardian.js';
import { type Place, preparePlace } from './place.js';
import { isAlive, processesOf, readPostmaster, removeLeftovers } from './postmaster.js';

export type PostgresOptions = {
  readonly dataDir: string;
  /** False trades safety for speed. */
  readonly durable: boolean;
  /** More settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
  /** Gets what the person should know; the console by default. */
  readonly say?: (line: string) => void;
};

export type RunningPostgres = {
  readonly url: (database: string) => string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  readonly exited: Promise<void>;
  stop(): Promise<void>;
};

type Server = { readonly pid: number; readonly sockets: string; readonly guardian: Guardian };

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const POLL_MS = 15;
const LEFT_BY_ANOTHER_SERVER = /lock file|shared memory block/;

const SETTINGS = [
  'listen_addresses=',
  'max_connections=400',
  'timezone=UTC',
  'log_checkpoints=off',
];
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'checkpoint_timeout=1h',
];

/**
 * Starts a real PostgreSQL on the data folder, or adopts the one that a killed process left there.
 * It stops with this process, however that ends.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const held = await claimFolder(makeOpenFolder(options.dataDir));
  try {
    const place = preparePlace(options.dataDir, options.say ?? console.log);
    const server = await bringUp(place, options);
    return {
      url: (database) => connectionUrl(server.sockets, database),
      createDatabase: (name, template) => createDatabase(server.sockets, name, template),
      dropDatabase: (name) => dropDatabase(server.sockets, name),
      exited: server.guardian.exited,
      stop: async () => {
        await stop(server, place);
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

async function claimFolder(folder: string) {
  try {
    return await claim(`postgres ${folder}`, `process ${process.pid}`);
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error;
    throw new Error(`The database in ${folder} is in use by ${error.holder}.`, { cause: error });
  }
}

async function bringUp(place: Place, options: PostgresOptions): Promise<Server> {
  const binaries = findBinaries(place.account);
  makeCluster(place, binaries, options.durable);
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    const left = readPostmaster(place.cluster);
    if (left && isAlive(left.pid, place.cluster)) {
      if (await answers(left.sockets, place.cluster)) {
        return { ...left, guardian: guardRunning(place, left.pid) };
      }
    } else if (!left || processesOf(place.cluster).length === 0) {
      removeLeftovers(place);
      const server = await launch(place, commandLine(place, binaries, options), deadline);
      if (server) return server;
    }
    await sleep(POLL_MS);
  }
  throw didNotStart(place);
}

/** Nothing, if the remains of an earlier server were in the way, which go by themselves. */
async function launch(place: Place, command: readonly string[], deadline: number) {
  const log = openSync(place.log, 'w', 0o600);
  const guardian = launchGuarded(place, command, log);
  closeSync(log);
  while (!guardian.hasExited() && Date.now() < deadline) {
    if (await answers(place.sockets, place.cluster)) {
      const postmaster = readPostmaster(place.cluster);
      if (postmaster) return { ...postmaster, guardian };
    }
    await sleep(POLL_MS);
  }
  guardian.killAll();
  if (LEFT_BY_ANOTHER_SERVER.test(readLog(place))) return undefined;
  throw didNotStart(place);
}

function commandLine(
  place: Place,
  binaries: string,
  { durable, settings: more = [] }: PostgresOptions,
): string[] {
  const settings = [...SETTINGS, `unix_socket_directories="${place.sockets}"`];
  if (!durable) settings.push(...FAST_SETTINGS);
  settings.push(...more);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  return [join(binaries, 'postgres'), '-D', place.cluster, ...flags];
}

/** Fast shutdown; then without waiting for clients; then by force. */
async function stop(server: Server, place: Place): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(server.pid, place.cluster)) break;
    process.kill(server.pid, signal);
    await waitForEnd(server.pid, place.cluster);
  }
  server.guardian.killAll();
  rmSync(place.sockets, { recursive: true, force: true });
}

async function waitForEnd(pid: number, cluster: string): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isAlive(pid, cluster) && Date.now() < deadline) await sleep(POLL_MS);
}

function didNotStart(place: Place): Error {
  return new Error(
    `PostgreSQL did not start: ${readLog(place).trim().split('\n').slice(-5).join('\n')}`,
  );
}

function readLog(place: Place): string {
  try {
    return readFileSync(place.log, 'utf8');
  } catch {
    return '';
  }
}
