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
// The claim is this process's; those it starts would find it taken.
const { SANDBOX_PRODUCT_CLAIM: _, ...env } = process.env;
// By this, Vite and React choose their development builds. The backend is run as it is anywhere.
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
// What it knows of the last time is kept apart from that of a build, which another compiler makes.
const knownOf = (project: string) => [
  '--tsBuildInfoFile',
  join(root, '.cache', 'dev', `${project}.tsbuildinfo`),
];
// One compiler each: that of a build (`tsc -b`) takes six times as long for a change.
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
