import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

const ENTRY = '/assets/entry-1.js';
const PAGE = `<script src="${ENTRY}"></script>`;

type Kept = Map<string, string>;
type Work = { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = { readonly request: object; readonly respondWith: (answer: Promise<unknown>) => void };

const listeners = new Map<string, (event: Work & Asked) => void>();
let stores: Map<string, Kept>;
let network: (path: string) => { status: number; text: string } | null;

const textOf = (path: string): string => {
  const answer = network(path);
  if (!answer) throw new Error('No network');
  return answer.text;
};

function fakeCache(kept: Kept) {
  return {
    addAll(paths: string[]) {
      for (const path of paths) kept.set(path, textOf(path));
      return Promise.resolve();
    },
    put: async (path: string, page: Response) => void kept.set(path, await page.text()),
    match: (path: string) => {
      const text = kept.get(path);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
}

const fakes = {
  self: {
    shell: { name: 'quiz-new', entry: ENTRY, files: [ENTRY] },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, listener: (event: Work & Asked) => void) =>
      listeners.set(type, listener),
  },
  location: { origin: 'https://portal.example' },
  Request: class {
    readonly url: string;
    constructor(path: string) {
      this.url = `https://portal.example${path}`;
    }
  },
  caches: {
    open: (name: string) => {
      const kept = stores.get(name) ?? new Map<string, string>();
      stores.set(name, kept);
      return Promise.resolve(fakeCache(kept));
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (path: string, { cacheName }: { cacheName: string }) =>
      fakeCache(stores.get(cacheName) ?? new Map<string, string>()).match(path),
  },
  fetch: ({ url }: { url: string }) => {
    const answer = network(new URL(url).pathname);
    return answer
      ? Promise.resolve(new Response(answer.text, { status: answer.status }))
      : Promise.reject(new Error('No network'));
  },
};

beforeAll(async () => {
  Object.assign(globalThis, fakes);
  await import('./quiz-worker.js');
});

beforeEach(() => {
  jest.useFakeTimers();
  stores = new Map<string, Kept>([
    ['quiz-old', new Map()],
    ['other', new Map()],
  ]);
  network = (path) => ({ status: 200, text: path === '/quiz' ? PAGE : path });
});
afterEach(() => {
  jest.useRealTimers();
});

async function happens(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const event = { waitUntil: (one: Promise<unknown>) => void (work = one) };
  listeners.get(type)?.(event as Work & Asked);
  await work;
}

async function asked(path: string, mode = 'navigate', method = 'GET') {
  const answers: Promise<unknown>[] = [];
  const request = { url: `https://portal.example${path}`, mode, method };
  const event = { request, respondWith: (one: Promise<unknown>) => void answers.push(one) };
  listeners.get('fetch')?.(event as Work & Asked);
  const [answer] = answers as [Promise<Response>?];
  return answer ? (await answer).text() : null;
}

describe('The worker of the test’s page', () => {
  it('keeps the page with the files of its own release, and drops the last release’s', async () => {
    await happens('install');
    await happens('activate');
    expect([...stores.keys()]).toEqual(['other', 'quiz-new']);
    expect(stores.get('quiz-new')).toEqual(
      new Map([
        [ENTRY, ENTRY],
        ['/quiz', PAGE],
      ]),
    );
  });

  it('keeps nothing of a page that is another release’s, or that fails', async () => {
    network = () => ({ status: 200, text: '<script src="/assets/entry-2.js"></script>' });
    await expect(happens('install')).rejects.toThrow('Not the page of this release');
    network = () => ({ status: 500, text: PAGE });
    await expect(happens('install')).rejects.toThrow('Not the page of this release');
    expect(stores.has('quiz-new')).toBe(false);
  });

  it('shows the newest page as long as there is a network, and else the kept one', async () => {
    await happens('install');
    network = () => ({ status: 200, text: 'newer' });
    expect(await asked('/quiz')).toBe('newer');
    network = () => ({ status: 503, text: 'no server' });
    expect(await asked('/quiz')).toBe(PAGE);
    network = () => null;
    expect(await asked('/quiz/')).toBe(PAGE);
  });

  it('gives files of the release from what is kept, and looks at nothing else', async () => {
    await happens('install');
    network = () => null;
    expect(await asked(ENTRY, 'cors')).toBe(ENTRY);
    expect(await asked('/api/test/answers', 'cors')).toBeNull();
    expect(await asked('/test')).toBeNull();
    expect(await asked('/quizzes')).toBeNull();
    expect(await asked('/quiz', 'navigate', 'POST')).toBeNull();
  });
});
