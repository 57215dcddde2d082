/**
 * Takes the product's place under the starter for `npm run dev`: both sites from their sources, and the
 * backend behind them, compiled and started again whenever its sources change.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdPortFrom, parsePort } from '../start/ports.js';
import { Backend } from './backend.js';
import { watchSources } from './compiler.js';
import { serveSources } from './sites.js';

const BACKEND_PORT = 4000;

const root = process.cwd();
const endsWithUs = [
  '--import',
  pathToFileURL(join(import.meta.dirname, '..', 'exit-with-parent.js')).href,
];
// The claim belongs to this process; child processes would find it taken.
const { SANDBOX_PRODUCT_CLAIM: _, ...env } = process.env;
// Vite and React choose their development builds by this. The backend runs as usual.
process.env.NODE_ENV = 'development';

const say = (line: string) => console.error(line);
const { port } = await holdPortFrom(BACKEND_PORT);
const backend = new Backend({
  command: [...endsWithUs, join(root, 'backend/dist/main.js')],
  env: { ...env, PORT: String(port) },
  say,
});
const sites = await serveSources({
  root,
  port: parsePort(env.PORT ?? ''),
  backend: `http://127.0.0.1:${port}`,
  backendReady: () => backend.ready(),
});
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const watching = ['--watch', '--preserveWatchOutput', '--listEmittedFiles'];
// The incremental state is separate from a build's, which another compiler makes.
const knownOf = (project: string) => [
  '--tsBuildInfoFile',
  join(root, '.cache', 'dev', `${project}.tsbuildinfo`),
];
// A compiler for each project: `tsc -b`, as in a build, takes six times as long for a change.
const compilers = ['domain', 'backend'].map((project) =>
  watchSources({
    command: [...endsWithUs, tsc, ...watching, '-p', project, ...knownOf(project)],
    env,
    say,
    onCompiled: () => backend.restart(),
  }),
);

process.once('SIGTERM', () => {
  void Promise.all([sites, backend, ...compilers].map((one) => one.stop())).then(() =>
    process.exit(0),
  );
});
await backend.ready();
