import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Built documents contain it in place of the site's address (`public-web/src/app/site-origin.ts`). */
const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** Built documents contain these in place of figures (`public-web/src/lib/figures.ts`). */
const FIGURE_PLACEHOLDER = /\{\{figure\.(\w+)\}\}/g;
const FIGURES_PLACEHOLDER = '{{figures}}';

/** Files that contain addresses of the site, and are not cached. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSORS = {
  br: (text: Buffer) =>
    toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text: Buffer) => toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
} as const;

type Encoding = keyof typeof COMPRESSORS;

export type SitePage = {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

export type SiteFigures = Readonly<Record<string, string>>;

export type SitePages = ReadonlyMap<string, SitePage>;

export type Site = {
  /** The documents with these figures; the same object while the figures are the same object. */
  readonly pagesWith: (figures: SiteFigures) => SitePages;
  readonly assets: ReadonlySet<string>;
};

/** @throws Error if it names a figure that there is not */
function withFigures(text: string, figures: SiteFigures): string {
  const attribute = JSON.stringify(figures).replaceAll('"', '&quot;');
  return text
    .replaceAll(FIGURES_PLACEHOLDER, attribute)
    .replace(FIGURE_PLACEHOLDER, (_, name: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`There is no figure ${name}`);
      return figure;
    });
}

export function pageOf(path: string, text: string): SitePage {
  const body = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    type: TYPES[extname(path)] ?? '',
    etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    compressed(encoding) {
      const ready = kept.get(encoding) ?? COMPRESSORS[encoding](body);
      kept.set(encoding, ready);
      return ready;
    },
  };
}

/** Compressed copies, and files that the build writes for the server alone. */
const NOT_SENT = /\.(br|gz)$|^\/samples\.json$/;

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return paths.map((path) => `/${path.split(sep).join('/')}`);
}

export async function readSite(folder: string, publicUrl: string): Promise<Site> {
  const { origin } = new URL(publicUrl);
  const files = await filesIn(folder);
  const isPage = (path: string) => extname(path) in TYPES;
  const texts = files.filter(isPage).map(async (path) => {
    const source = await readFile(join(folder, path), 'utf8');
    return [path, source.replaceAll(ORIGIN_PLACEHOLDER, origin)] as const;
  });
  const isAsset = (path: string) => !isPage(path) && !NOT_SENT.test(path);
  const assets = files.filter(isAsset);
  return { pagesWith: filled(await Promise.all(texts)), assets: new Set(assets) };
}

/** Fills in documents when the figures are new; the newest documents are kept. */
function filled(texts: readonly (readonly [path: string, text: string])[]): Site['pagesWith'] {
  let last: { readonly figures: SiteFigures; readonly pages: SitePages } | null = null;
  return (figures) => {
    if (last?.figures !== figures) {
      const pages = texts.map(
        ([path, text]) => [path, pageOf(path, withFigures(text, figures))] as const,
      );
      last = { figures, pages: new Map(pages) };
    }
    return last.pages;
  };
}

function encodingFor(header: string | undefined): Encoding | null {
  const taken = (header ?? '').toLowerCase().split(',');
  const takes = (name: string) =>
    taken.some((part) => {
      const [word, ...parameters] = part.split(';').map((one) => one.trim());
      return word === name && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

const isKnown = (etag: string, header: string | undefined): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === etag || known.trim() === '*');

/** Sends a document: caches must ask each time, and a browser that has it gets no second copy. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage) {
  const { body, type, etag, compressed } = page;
  void reply
    .header('Cache-Control', 'no-cache')
    .header('ETag', etag)
    .header('Vary', 'Accept-Encoding');
  const isOk = reply.statusCode === 200;
  if (isOk && isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
  void reply.type(type);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('Content-Encoding', encoding).send(await compressed(encoding));
}
