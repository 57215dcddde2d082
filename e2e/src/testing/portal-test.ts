import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { type Admin, adminState, anAdmin, consoleOf, type Role } from './admin.js';
import { seedConsole } from './console.js';
import { type Product, startProduct } from './product.js';
import { shareAdmin, shareFixtures, shareStudent } from './running.js';
import { aStudent, type SignedIn, stateOf } from './student.js';
import { attachPages } from './tell-failures.js';

export { expect };

/** What the browser itself writes of any answer of 4xx; the page can't prevent it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What the browser itself writes of a call that found no server. */
export const NO_SERVER = /^Failed to load resource: net::ERR_(FAILED|CONNECTION_REFUSED)/;

/** The same, and of a call that was cut off, or refused by a proxy. */
export const LOST_CALL =
  /^Failed to load resource: (net::ERR_|the server responded with a status of 50[23])/;

const NOTHING = /^$(?!)/;

export type PerTest = {
  told: null;
  shared: null;
  tolerated: RegExp;
  complaints: string[];
  watch: (page: Page) => Page;
  openDesk: (role?: Role) => Promise<Page>;
};

export type PerWorker = {
  product: Product;
  seededProduct: Product;
};

const OWN_HOSTS = ['localhost', '127.0.0.1'];

function watchPage(page: Page, complaints: string[]): Page {
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname))
      complaints.push(request.url());
  });
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !REFUSED_CALL.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return page;
}

type WorkerProduct = [
  fixture: (needs: object, use: (product: Product) => Promise<void>) => Promise<void>,
  options: { scope: 'worker'; timeout: number },
];

const START_WITHIN_MS = 180_000;

const workerProduct = (): WorkerProduct => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
  async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
  { scope: 'worker', timeout: START_WITHIN_MS },
];

async function attachErrors(product: Product, since: number, info: TestInfo): Promise<void> {
  const errors = product.errors.slice(since);
  if (info.status === info.expectedStatus || errors.length === 0) return;
  await info.attach('what the product logged', { body: errors.join('\n') });
}

export const test = base.extend<PerTest, PerWorker>({
  product: workerProduct(),
  seededProduct: [
    async ({ product }, use) => {
      await seedConsole(product);
      await use(product);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  told: [
    async ({ product, browser }, use, info) => {
      const before = product.errors.length;
      await use(null);
      await attachPages(browser, info);
      await attachErrors(product, before, info);
    },
    { auto: true },
  ],
  tolerated: [NOTHING, { option: true }],
  complaints: async ({ tolerated }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((text) => !tolerated.test(text))).toEqual([]);
  },
  watch: async ({ complaints, context }, use) => {
    const others = new Set<BrowserContext>();
    await use((page) => {
      if (page.context() !== context) others.add(page.context());
      return watchPage(page, complaints);
    });
    // A page of the console that stays open would go on asking during the tests that follow.
    for (const other of others) await other.close();
  },
  openDesk: async ({ product, browser, watch }, use) => {
    await use(async (role) => {
      const context = await consoleOf(browser, product, await anAdmin(product, role));
      return watch(await context.newPage());
    });
  },
  shared: [
    async ({ page, product, watch, openDesk }, use) => {
      shareFixtures({ page, product, watch, openDesk });
      await use(null);
    },
    { auto: true },
  ],
  page: async ({ page, watch, browser }, use, info) => {
    await use(watch(page));
    // Later the page is closed.
    await attachPages(browser, info);
  },
});

export type PerStudentTest = {
  isPaid: boolean;
  testDomain: string | null;
  student: SignedIn;
};

export const studentTest = test.extend<PerStudentTest>({
  isPaid: [false, { option: true }],
  testDomain: [null, { option: true }],
  student: async ({ product, isPaid }, use) =>
    use(shareStudent(await aStudent(product, { isPaid }))),
  storageState: ({ product, student, testDomain }, use) =>
    use(stateOf(product, student, testDomain === null ? {} : { testDomain })),
});

export const adminTest = test.extend<{ role: Role; admin: Admin }>({
  role: ['owner', { option: true }],
  admin: async ({ product, role }, use) => use(shareAdmin(await anAdmin(product, role))),
  storageState: ({ product, admin }, use) => use(adminState(product, admin)),
});
