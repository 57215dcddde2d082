import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.js';
import { checkoutOrigins, contentSecurityPolicy } from './security-headers.js';

const ROOT = join(import.meta.dirname, '../../..');

/** Where the built sites are. */
export const SITES = {
  publicWeb: join(ROOT, 'public-web/dist'),
  adminConsole: join(ROOT, 'admin-console/dist'),
};

const YEAR = '365d';

/** Every file below a folder, as paths with a leading slash; none if the folder is not there. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new Set(paths.map((path) => `/${path.split(sep).join('/')}`));
  } catch {
    return new Set();
  }
}

const CONSOLE_PATH = /^\/admin(\/|$)|^\/admin-signin\/?$/;
const CONSOLE_ASSETS = '/admin/assets/';
const RESULT_PATH = /^\/result\/[^/]+\/?$/;

/** The prerendered page for a path: a route with a parameter has one page for all its values. */
function pageFor(path: string, files: ReadonlySet<string>): string | null {
  const trimmed = path.replace(/\/+$/, '');
  const page = RESULT_PATH.test(path) ? '/result/index.html' : `${trimmed}/index.html`;
  return files.has(page) ? page : null;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

const sendAsset = (reply: FastifyReply, path: string, root: string) => {
  const immutable = path.includes('/assets/');
  return reply.sendFile(path, root, immutable ? { maxAge: YEAR, immutable } : {});
};

const sendPage = (reply: FastifyReply, path: string, root: string) =>
  reply.header('Cache-Control', 'no-cache').sendFile(path, root, { cacheControl: false });

function sendConsole(reply: FastifyReply, path: string, files: ReadonlySet<string>) {
  const { adminConsole } = SITES;
  const asset = path.replace(/^\/admin/, '');
  if (path.startsWith(CONSOLE_ASSETS) && files.has(asset))
    return sendAsset(reply, asset, adminConsole);
  return files.has('/index.html') ? sendPage(reply, '/index.html', adminConsole) : null;
}

function allowCheckout(reply: FastifyReply, config: Config): void {
  const { RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL } = config;
  const origins = checkoutOrigins([RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL]);
  reply.helmet({
    contentSecurityPolicy: contentSecurityPolicy(origins),
    // Checkout opens the bank's page in a window and hears from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: false,
  });
}

/** Serves the public site, prerendered, and the console; unknown addresses get the 404 page. */
export async function serveSites(server: FastifyInstance, config: Config): Promise<void> {
  const site = await filesIn(SITES.publicWeb);
  const adminConsole = await filesIn(SITES.adminConsole);
  await server.register(fastifyStatic, {
    root: [SITES.publicWeb, SITES.adminConsole],
    serve: false,
    preCompressed: true,
  });
  server.get('/*', async ({ url }, reply) => {
    const path = pathOf(url);
    if (CONSOLE_PATH.test(path)) {
      const sent = sendConsole(reply, path, adminConsole);
      if (sent) return sent;
    }
    if (site.has(path)) return sendAsset(reply, path, SITES.publicWeb);
    const page = pageFor(path, site);
    if (page === '/payment/index.html') allowCheckout(reply, config);
    if (page) return sendPage(reply, page, SITES.publicWeb);
    if (site.has('/404.html')) return sendPage(reply.status(404), '/404.html', SITES.publicWeb);
    reply.callNotFound();
    return reply;
  });
}
