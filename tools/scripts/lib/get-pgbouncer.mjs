import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';
import { step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

/** Not on the search path of an ordinary user. */
const SBIN = '/usr/sbin/pgbouncer';
const BUILT = '/usr/local/bin/pgbouncer';
/** The first that knows the statements that its clients named, whichever connection they come to. */
const LEAST_MINOR = 21;

const TO_BUILD = ['gcc', 'libc6-dev', 'libevent-dev', 'libssl-dev', 'make', 'pkg-config'];
/** Debian's release whose PgBouncer is new enough; that of 12 is not. */
const RELEASE = 'trixie';

/** The path of a PgBouncer; builds one from Debian's sources, on Debian and as root, if there is none. */
export async function getPgBouncer(stop) {
  const sought = {
    variables: ['PGBOUNCER_PATH'],
    candidates: () => [...onPath(['pgbouncer']), SBIN].filter(isNewEnough),
    ways: [() => buildFromDebian(stop)],
    advice:
      'The tests behind PgBouncer are left out: install PgBouncer 1.21 or newer (Debian 13: apt-get install pgbouncer; macOS: brew install pgbouncer), or name it in PGBOUNCER_PATH.',
  };
  return findOrGet(sought, stop);
}

function isNewEnough(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || Number(minor) >= LEAST_MINOR;
}

/** Whether one can be built here: on Debian and its kin, as root. */
export const canBuildPgBouncer = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']).length > 0;

async function buildFromDebian(stop) {
  if (!canBuildPgBouncer()) return;
  await installDebianPackages(TO_BUILD, stop);
  const folder = await mkdtemp(join(tmpdir(), 'portal-pgbouncer-'));
  const run = (...command) => runProgram(command, { cwd: folder, stop });
  try {
    await step('Building PgBouncer', async () => {
      await getSources(folder, run);
      const inSources = { cwd: join(folder, 'sources'), stop };
      await runProgram(['./configure', '--without-cares', '--without-pam'], inSources);
      await runProgram(['make', '-j2', 'pgbouncer'], inSources);
      await run('install', '-m', '755', 'sources/pgbouncer', BUILT);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By lists of its own, so that no package of this machine changes; apt checks the signatures. */
async function getSources(folder, run) {
  const mirrors = await run('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Label: Debian');
  const list = join(folder, 'sources.list');
  await writeFile(list, `deb-src ${mirrors.split('\n')[0]} ${RELEASE} main\n`);
  const aptGet = (...words) =>
    run('apt-get', ...optionsFor(folder, list), '-o', 'APT::Sandbox::User=root', ...words);
  await run('mkdir', '-p', 'lists/partial', 'cache/archives/partial', 'sources');
  await aptGet('update');
  await aptGet('source', '--download-only', 'pgbouncer');
  const archive = (await readdir(folder)).find((name) => name.includes('.orig.tar'));
  await run('tar', '-xf', archive, '-C', 'sources', '--strip-components=1');
}

const optionsFor = (folder, list) =>
  Object.entries({
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::Cache': join(folder, 'cache'),
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
