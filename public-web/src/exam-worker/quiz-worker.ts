// Makes this file a module, so that its names are not global.
export {};

/** The parts of a service worker that the DOM's types lack. */
type WorkerScope = {
  /** Inserted before this script by the build (`prerender.mjs`). */
  readonly shell: { readonly name: string; readonly entry: string; readonly files: string[] };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: {
      readonly request: Request;
      readonly waitUntil: (work: Promise<unknown>) => void;
      readonly respondWith: (answer: Promise<Response>) => void;
    }) => void,
  ) => void;
};

const worker = self as unknown as WorkerScope;
const { name, entry, files } = worker.shell;
const DOCUMENT = '/quiz';
const CACHES = 'quiz-';
/** Longer than a slow network needs for a document of 2 KB. */
const PATIENCE_MS = 8_000;

/** Stores the page of the test and its files, all of one release, or nothing. */
async function keep(): Promise<void> {
  const page = await fetch(new Request(DOCUMENT, { cache: 'no-cache' }));
  const text = await page.clone().text();
  // While replicas are replaced, the document may be of another release.
  if (!page.ok || !text.includes(entry)) throw new Error('Not the page of this release');
  const cache = await caches.open(name);
  await cache.addAll(files);
  await cache.put(DOCUMENT, page);
}

async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(CACHES) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
  await worker.clients.claim();
}

// Without `open`, which would make the cache again after a logout has deleted it.
const kept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: name });

/** The document comes from the network if possible, so that a new release is never delayed. */
async function fresh(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  if (answer && answer.status < 500) return answer;
  return (await kept(DOCUMENT)) ?? answer ?? Response.error();
}

/** Files with a hash of their content in the name never change. */
const unchanging = async (request: Request, path: string): Promise<Response> =>
  (await kept(path)) ?? fetch(request);

// A new worker must wait while a page of the old release is open, which still needs its files.
worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === DOCUMENT) event.respondWith(fresh(request));
  } else if (files.includes(pathname)) event.respondWith(unchanging(request, pathname));
});
