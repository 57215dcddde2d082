import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './bundle-server.mjs';
import { step } from './progress.mjs';
import { npm, run } from './run.mjs';

const COMPILED = ['domain', 'sandbox', 'backend'];
/** Draws the mails: see backend/src/email/design/write-layout.ts. */
const MAIL_DESIGN = 'backend/tsconfig.design.json';
const PRODUCT = [...COMPILED, MAIL_DESIGN];
/** What runs in production, the two sites aside. */
export const SHIPPED = ['domain', 'backend', MAIL_DESIGN];
const BUNDLED = ['public-web', 'admin-console'];
const SHARED = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tools/scripts/lib/build.mjs',
  'tools/scripts/lib/bundle-server.mjs',
];

export async function buildProduct(root, stop) {
  if (!isBuilt(root)) await buildAll(root, { projects: PRODUCT, stop });
}

export async function buildForTests(root, stop) {
  await (isBuilt(root) ? compileRest(root, stop) : buildAll(root, { stop }));
}

/** Compiles what the product needs to run, and leaves the sites as they are, but for the types of the console's calls. */
export async function compileProduct(root, stop) {
  await step('Compiling', () => tsc(root, PRODUCT, stop));
  await drawMails(root, stop);
  await writeApiTypes(root, stop);
}

function isBuilt(root) {
  const hasAll = [...COMPILED, ...BUNDLED].every((name) => existsSync(join(root, name, 'dist')));
  const note = hasAll && existsSync(noteIn(root)) ? readFileSync(noteIn(root), 'utf8') : '';
  return note === describeSources(root);
}

/** Builds without looking at what was built before. Without `projects`, checks every type there is. */
export async function buildAll(root, { projects = [], stop }) {
  // Before the build: a file that changes during it must count as changed.
  const sources = describeSources(root);
  rmSync(noteIn(root), { force: true });
  const ofAll = projects.length === 0;
  await step('Compiling', () => tsc(root, ofAll ? PRODUCT : projects, stop));
  await drawMails(root, stop);
  // Bundling leaves a core free for half of its time.
  await Promise.all([bundle(root, stop), ofAll && compileRest(root, stop)]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteIn(root), sources);
}

/** The console is checked against types that follow from the compiled API. */
async function compileRest(root, stop) {
  await step('Compiling the sites and the tests', async () => {
    await writeApiTypes(root, stop);
    await tsc(root, [], stop);
  });
}

const writeApiTypes = (root, stop) =>
  run([process.execPath, join(root, 'tools/scripts/api-types.mjs')], { cwd: root, stop });

export function tsc(root, projects, stop) {
  const program = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  return run([process.execPath, program, '-b', ...projects], { cwd: root, stop });
}

async function drawMails(root, stop) {
  const program = join(root, 'backend', 'dist', 'email', 'design', 'write-layout.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await step('Drawing the mails', () => run([process.execPath, program], { cwd: root, stop, env }));
}

async function bundle(root, stop) {
  // Whatever this process runs for: React's development build must not reach a visitor.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = (name) => run(npm('run', 'build', '-w', name), { cwd: root, stop, env });
  await step(`Bundling backend, ${BUNDLED.join(' and ')}`, () =>
    Promise.all([bundleServer(root), ...BUNDLED.map(build)]),
  );
}

const noteIn = (root) => join(root, '.cache', 'built');

const NO_SOURCE = /^(node_modules|dist.*|\..*|.*\.generated\.d\.ts)$/;

/** Changes when a file does, by its path, size and time; not by reading it. */
function describeSources(root) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found?.isDirectory()) return hash.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
    const names = readdirSync(join(root, path)).filter((name) => !NO_SOURCE.test(name));
    for (const name of names.sort()) visit(join(path, name));
  };
  for (const path of [...COMPILED, ...BUNDLED, ...SHARED]) visit(path);
  return hash.digest('hex');
}
