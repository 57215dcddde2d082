import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands in built documents where the site's address belongs (`public-web/src/app/site-origin.ts`). */
const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** What is no asset: it names addresses of the site, and is asked for anew every time. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const TYPE_OF_FEED = 'application/rss+xml; charset=utf-8';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSORS = {
  br: (text: Buffer) =>
    toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text: Buffer) => toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
} as const;

type Encoding = keyof typeof COMPRESSORS;

/** A document of a site, ready to be sent. */
export type SitePage = {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Compressed when it is first asked for, and once. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

/** The files of a built site: its documents, and the paths of everything else. */
export type Site = {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly assets: ReadonlySet<string>;
};

function pageOf(path: string, source: string, origin: string): SitePage {
  const body = Buffer.from(source.replaceAll(ORIGIN_PLACEHOLDER, origin));
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    type: path === '/rss.xml' ? TYPE_OF_FEED : (TYPES[extname(path)] ?? ''),
    etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    compressed(encoding) {
      const ready = kept.get(encoding) ?? COMPRESSORS[encoding](body);
      kept.set(encoding, ready);
      return ready;
    },
  };
}

/** Every file below a folder, as paths with a leading slash; none if the folder is not there. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return paths.map((path) => `/${path.split(sep).join('/')}`);
}

/** Reads a built site; its documents carry the site's public address afterwards. */
export async function readSite(folder: string, publicUrl: string): Promise<Site> {
  const { origin } = new URL(publicUrl);
  const files = await filesIn(folder);
  const isPage = (path: string) => extname(path) in TYPES;
  const pages = files.filter(isPage).map(async (path) => {
    const source = await readFile(join(folder, path), 'utf8');
    return [path, pageOf(path, source, origin)] as const;
  });
  const assets = files.filter((path) => !isPage(path) && !/\.(br|gz)$/.test(path));
  return { pages: new Map(await Promise.all(pages)), assets: new Set(assets) };
}

/** The best encoding that the client takes; null for none. */
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

/** Sends a document: never from a cache unasked, and not again to those who have it. */
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
