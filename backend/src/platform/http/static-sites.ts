import fastifyStatic from '@fastify/static';
import { withoutTrailingSlashes } from '@portal/domain/kernel/paths.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.js';
import { ADMIN_CONSOLE, PUBLIC_WEB } from './built-sites.js';
import { checkoutOrigins, contentSecurityPolicy, securityHeaders } from './security-headers.js';
import {
  readSite,
  sendPage,
  type Site,
  type SiteFigures,
  type SitePage,
  type SitePages,
} from './site-pages.js';

/** Addresses of the API and of machines: never cached. */
export const API_PATH = /^\/((api|health)(\/|$)|(create-order|verify-payment|metrics)$)/;

/** Addresses of the site map that are sections of the home page. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/about': '/#about',
  '/careers': '/#programs',
};

export const CONSOLE_PATH = /^\/admin(\/|$)|^\/admin-signin\/?$/;
const CONSOLE_ASSETS = '/admin/assets/';
const RESULT_PATH = /^\/result\/[^/]+$/;

const HASHED = { maxAge: '365d', immutable: true };
const NAMED = { maxAge: '1d' };

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

type Found = { readonly page: SitePage; readonly name: string; readonly status: 200 | 404 };

/** A route with a parameter has one page for all its values; a folder may have a separate 404. */
function findPage(pages: SitePages, path: string): Found | null {
  const route = withoutTrailingSlashes(path);
  const wanted = RESULT_PATH.test(route) ? '/result' : route;
  const folder = route.slice(0, Math.max(0, route.lastIndexOf('/')));
  const plain = path.endsWith('.html') ? undefined : path;
  const names = [plain, `${wanted}/index.html`, `${folder}/404.html`, '/404.html'];
  for (const name of names) {
    const page = name === undefined ? undefined : pages.get(name);
    if (page && name) return { page, name, status: name.endsWith('/404.html') ? 404 : 200 };
  }
  return null;
}

const sendAsset = (reply: FastifyReply, path: string, root: string) =>
  reply.sendFile(path, root, path.startsWith('/assets/') ? HASHED : NAMED);

/** The console's documents contain no figures. */
const NO_FIGURES: SiteFigures = {};

function findConsole({ pagesWith, assets }: Site, path: string): SitePage | string | null {
  const asset = path.replace(/^\/admin/, '');
  if (path.startsWith(CONSOLE_ASSETS) && assets.has(asset)) return asset;
  return pagesWith(NO_FIGURES).get('/index.html') ?? null;
}

function allowingCheckout(config: Config) {
  const origins = checkoutOrigins([config.RAZORPAY_CHECKOUT_URL, config.RAZORPAY_API_URL]);
  return securityHeaders(config, {
    contentSecurityPolicy: contentSecurityPolicy(origins),
    // Checkout opens the bank's page in a window, and has to hear from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}

/** @param figures the figures to show in documents of the public site */
export async function serveSites(
  server: FastifyInstance,
  config: Config,
  figures: () => Promise<SiteFigures>,
  site: Site,
): Promise<void> {
  const allowCheckout = allowingCheckout(config);
  const console = await readSite(ADMIN_CONSOLE, config.PUBLIC_URL);
  await server.register(fastifyStatic, {
    root: [PUBLIC_WEB, ADMIN_CONSOLE],
    serve: false,
    preCompressed: true,
  });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (API_PATH.test(path)) return notFound(reply);
    if (CONSOLE_PATH.test(path)) {
      const found = findConsole(console, path);
      if (typeof found === 'string') return sendAsset(reply, found, ADMIN_CONSOLE);
      if (found) return sendPage(request, reply, found);
    }
    const target = REDIRECTS[path.replace(/\/$/, '')];
    if (target) return reply.redirect(target, 301);
    if (site.assets.has(path)) return sendAsset(reply, path, PUBLIC_WEB);
    const found = findPage(site.pagesWith(await figures()), path);
    if (!found) return notFound(reply);
    if (found.name === '/payment/index.html') allowCheckout(reply);
    return sendPage(request, reply.status(found.status), found.page);
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
