import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './bundle-server.mjs';
import { contentHash, fingerprintOf } from './fingerprint.mjs';
import { step } from './progress.mjs';
import { npm, runProgram } from './run-program.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const COMPILED = ['domain', 'sandbox', 'backend'];
/** Draws the mails: see backend/src/email/design/write-layout.ts. */
const MAIL_DESIGN = 'backend/tsconfig.design.json';
const PRODUCT = [...COMPILED, MAIL_DESIGN];
/** What runs in production, the two sites aside. */
export const SHIPPED = ['domain', 'backend', MAIL_DESIGN];
const BUNDLED = ['public-web', 'admin-console'];
/** What both of them import. */
const SHARED = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tools/scripts/lib/build.mjs',
  'tools/scripts/lib/bundle-server.mjs',
];

/** Builds all that the product needs to run, unless the sources are those of the last build. */
export async function buildProduct(root, stop) {
  const isBuilt = [...COMPILED, ...BUNDLED].every((name) => hasOutput(root, name));
  if (isBuilt && readStamp(stampOf(root)) === stateOf(root)) return;
  await buildAll(root, { projects: PRODUCT, stop });
}

/** The product, and what its tests import compiled; `tsc` leaves what has not changed. */
export async function buildForTests(root, stop) {
  await buildProduct(root, stop);
  await compileRest(root, stop);
}

/** Compiles what the product needs to run, and leaves the sites as they are, but for the types of the console's calls. */
export async function compileProduct(root, stop) {
  await compile(root, PRODUCT, stop);
  await writeApiTypes(root, stop);
}

/** Checks every type there is. */
export async function checkTypes(root, stop) {
  await tsc(root, PRODUCT, stop);
  await compileRest(root, stop);
}

/** Builds without looking at what was built before. Without `projects`, checks every type there is. */
export async function buildAll(root, { projects = [], stop }) {
  // Before the build: a file that changes meanwhile must count as changed.
  const state = stateOf(root);
  rmSync(stampOf(root), { force: true });
  await compile(root, projects, stop);
  await bundle(root, stop);
  writeStamp(stampOf(root), state);
}

async function compile(root, projects, stop) {
  await step('Compiling', () => tsc(root, projects.length > 0 ? projects : PRODUCT, stop));
  await drawMails(root, stop);
  if (projects.length === 0) await compileRest(root, stop);
}

/** The console is checked against types that follow from the compiled API. */
async function compileRest(root, stop) {
  await step('Compiling the sites and the tests', async () => {
    await writeApiTypes(root, stop);
    await tsc(root, [], stop);
  });
}

/** Writes what the console calls as types, from the API's document. */
const writeApiTypes = (root, stop) =>
  runProgram([process.execPath, join(root, 'tools/scripts/api-types.mjs')], { cwd: root, stop });

/** Compiles the projects, else all that there is. */
export function tsc(root, projects, stop) {
  const program = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  return runProgram([process.execPath, program, '-b', ...projects], { cwd: root, stop });
}

async function drawMails(root, stop) {
  const program = join(root, 'backend', 'dist', 'email', 'design', 'write-layout.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await step('Drawing the mails', () =>
    runProgram([process.execPath, program], { cwd: root, stop, env }),
  );
}

async function bundle(root, stop) {
  const workspaces = BUNDLED.filter((name) => hasBuildScript(root, name));
  if (workspaces.length === 0) return;
  // Whatever this process runs for: React's development build must not reach a visitor.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = (name) => runProgram(npm('run', 'build', '-w', name), { cwd: root, stop, env });
  await step(`Bundling backend, ${workspaces.join(' and ')}`, () =>
    Promise.all([bundleServer(root), ...workspaces.map(build)]),
  );
}

function stampOf(root) {
  return join(root, '.cache', 'built');
}

function stateOf(root) {
  const sources = fingerprintOf(root, [...COMPILED, ...BUNDLED], SHARED);
  return `${sources} ${contentHash(join(root, 'package-lock.json'))}`;
}

function hasBuildScript(root, workspace) {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return manifest.scripts?.build !== undefined;
}

function hasOutput(root, workspace) {
  if (BUNDLED.includes(workspace) && !hasBuildScript(root, workspace)) return true;
  const folder = join(root, workspace, 'dist');
  return existsSync(folder) && readdirSync(folder).length > 0;
}
