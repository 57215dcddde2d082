/**
 * Takes the product's place under the starter for `npm run dev`: both sites from their sources, and the
 * backend behind them, compiled and started again whenever its sources change.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdPortFrom, parsePort } from '../start/ports.js';
import { Backend } from './backend.js';
import { watchSources } from './compiler.js';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createVite, type InlineConfig, type Plugin } from 'vite';

/** Paths of the backend; all others belong to one of the sites. */
const BACKEND_PATHS = [
  '/api',
  '/avatars',
  '/create-order',
  '/health',
  '/metrics',
  '/verify-payment',
];
const CONSOLE_PATH = /^\/admin(\/|$)|^\/admin-signin\/?$/;

type SitesOptions = {
  readonly root: string;
  readonly port: number;
  readonly backend: string;
  /** Resolves when the backend serves its newest code. */
  readonly backendReady: () => Promise<void>;
};

/** Inserts the figures into the one document of the site's sources, as the server does for built ones. */
const withFigures = ({ backend, backendReady }: SitesOptions): Plugin => ({
  name: 'figures-in-force',
  async transformIndexHtml(html) {
    await backendReady();
    const answer = await fetch(`${backend}/api/figures`);
    const { figures } = (await answer.json()) as { figures: object };
    const attribute = JSON.stringify(figures).replaceAll('"', '&quot;');
    return html.replace('<html ', `<html data-figures="${attribute}" `);
  },
});

/** Serves both sites from their sources, with hot reload, and the backend behind the same address. */
async function serveSources(options: SitesOptions): Promise<{ stop(): Promise<void> }> {
  const server = createServer();
  const vite = (folder: string, settings: InlineConfig['server'] = {}, plugins: Plugin[] = []) =>
    createVite({
      plugins,
      configFile: join(options.root, folder, 'vite.config.js'),
      clearScreen: false,
      server: { ...settings, middlewareMode: true, ws: { server } },
    });
  const proxy = Object.fromEntries(BACKEND_PATHS.map((path) => [path, options.backend]));
  const [site, console] = await Promise.all([
    vite('public-web', { proxy }, [withFigures(options)]),
    vite('admin-console'),
  ]);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (CONSOLE_PATH.test(path)) {
      // One document for all addresses of the console, one of which is outside Vite's base.
      if (!path.startsWith('/admin/')) request.url = '/admin/';
      console.middlewares(request, response);
      return;
    }
    if (BACKEND_PATHS.some((prefix) => path.startsWith(prefix))) await options.backendReady();
    site.middlewares(request, response);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(503, { 'Content-Type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([site.close(), console.close()]);
    },
  };
}

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
