import type { Browser, Page } from '@playwright/test';
import { type Admin, anAdmin } from './testing/admin.js';
import { NEW_FIGURES, oldFiguresIn } from './testing/figures.js';
import { mailTo } from './testing/inbox.js';
import { expect, ownProduct, test as base, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';
import { PUBLIC_ROUTES } from './testing/public-routes.js';
import { changeSettings } from './testing/settings.js';
import { aStudent, browserOf, NOBODY, type SignedIn, takeTest } from './testing/student.js';
import { until } from './testing/until.js';

const test = base.extend(ownProduct());
test.describe.configure({ mode: 'serial' });

const PAGES = [
  ...PUBLIC_ROUTES.map(([path]) => path),
  ...['/test-terms', '/payment', '/signup', '/signin', '/2fa', '/reset-password'],
  ...[
    '/internship-application',
    '/verify',
    '/certificate',
    '/test',
    '/profile',
    '/quiz',
    '/result',
  ],
  ...['/sitemap.xml', '/robots.txt', '/site.webmanifest'],
];
const PDF_TEXT = new URL('../../backend/dist/testing/pdf-text.js', import.meta.url).href;

let product: Product;
let owner: Admin;
let student: SignedIn;
let replicas: readonly string[];
const complaints: string[] = [];

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

/** Changes the settings, and waits until each replica sends documents that say so. */
async function change(changes: Record<string, number>, shown: string): Promise<void> {
  await changeSettings(product, owner, changes);
  for (const replica of replicas) {
    await until(async () => (await textAt(`${replica}/test-terms`)).includes(shown));
  }
}

/** A page of a separate browser, of which complaints count, hydration mismatches among them. */
async function newPage(browser: Browser, visitor: SignedIn | null): Promise<Page> {
  const context = visitor
    ? await browserOf(browser, product, visitor)
    : await browser.newContext({ storageState: NOBODY });
  return watchPage(await context.newPage(), complaints);
}

test.beforeAll(async ({ product: own }) => {
  product = own;
  replicas = [product.url, await product.startReplica()];
  owner = await anAdmin(product);
  await change(NEW_FIGURES, '₹750');
  student = await aStudent(product);
});

test.afterAll(() => expect(complaints).toEqual([]));

test('No document of any replica holds a figure that is not in force', async () => {
  for (const replica of replicas) {
    for (const path of PAGES) {
      expect.soft(oldFiguresIn(await textAt(replica + path)), replica + path).toEqual([]);
    }
    for (const [path, words] of [
      ['/terms-of-service', ['₹750', '45 minutes', '12 multiple-choice', 'all 3 attempts']],
      [
        '/blog/first-internship-proof-of-work',
        ['45 minutes for 12 questions, so about 3.8 minutes for each'],
      ],
    ] as const) {
      const text = await textAt(replica + path);
      for (const each of words) expect(text, replica + path).toContain(each);
    }
  }
});

test('A page that stays open is loaded again under other figures, and keeps a chat that was begun', async ({
  browser,
}) => {
  const page = await newPage(browser, null);
  await page.clock.install();
  await page.goto(`${product.url}/site-map`);
  await page.getByRole('button', { name: 'Open support chat' }).waitFor();
  await change({ feeRupees: 760 }, '₹760');
  await page.clock.fastForward('00:30');
  await page.getByRole('link', { name: 'Terms of the test' }).click();
  await page.getByRole('heading', { name: 'The fee is ₹760, once' }).waitFor();

  await page.goto(`${product.url}/site-map`);
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await change({ feeRupees: 750 }, '₹750');
  await page.clock.fastForward('00:30');
  const asked = page.waitForResponse('**/api/figures');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await asked;
  await page.getByRole('heading', { name: 'Disclaimer', level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
  await expect(page.getByRole('log')).toContainText('You: Hello');
  await page.context().close();
});

test('An order is refused where the page shows another fee; payment, receipt, test and result go by the figures in force', async ({
  browser,
}) => {
  await change({ ...NEW_FIGURES, feeRupees: 760 }, '₹760');
  const page = await newPage(browser, student);
  await page.goto(`${product.url}/payment`);
  const payOld = page.getByRole('button', { name: 'Pay ₹760' });
  await payOld.waitFor();
  await change({ feeRupees: 750 }, '₹750');
  await payOld.click();
  await page.getByText('The fee has changed, please read again', { exact: true }).waitFor();
  await expect(page.getByText('₹760')).toHaveCount(0);
  expect(await product.sql('SELECT id FROM payments')).toEqual([]);

  await page.getByRole('button', { name: 'Pay ₹750' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹750.00' }).click();
  await page.getByText('Payment successful!').waitFor();
  const receipt = await mailTo(product.inboxUrl, student.email, /₹750/);
  const [row] = await product.sql('SELECT number FROM receipts');
  expect(await textOfPdfAt(`/api/receipts/${String(row?.number)}/pdf`)).toContain('750.00');

  const resultId = await takeTest(product, student, 9);
  await page.goto(`${product.url}/result/${resultId}`);
  await page.getByText('You needed 70% to pass.').waitFor();
  // The questions have separate figures.
  await page.evaluate(() => document.querySelector('[aria-labelledby=review]')?.remove());
  const result = (await page.locator('body').textContent()) ?? '';
  expect(oldFiguresIn(result)).toEqual([]);
  expect(result).toContain('9/12');
  expect(result).toContain('Attempts: 1/3 (Remaining: 2)');
  const certificate = await textOfPdfAt(`/api/me/certificates/${resultId}/pdf`);
  expect(certificate).toMatch(/9 of 12 .* Needed to pass 70 % Time limit 45 minutes/);
  const received = await mailTo(product.inboxUrl, student.email, /70 %/);
  expect([receipt.text, received.text].flatMap(oldFiguresIn)).toEqual([]);
  await page.context().close();
});

test('A test is not started under other figures than were read', async ({ browser }) => {
  const page = await newPage(browser, student);
  const openTests = () => product.sql("SELECT id FROM attempts WHERE state = 'open'");
  await page.goto(`${product.url}/test`);
  const start = page.getByRole('button', { name: 'Start Test' });
  await page.getByRole('combobox', { name: 'Domain' }).selectOption('devops');
  await change({ timeLimitSeconds: 40 * 60 }, '40 minutes');
  await start.click();
  await page.getByText('What holds for the test has changed.').waitFor();
  await page.getByText('You have 40 minutes.').waitFor();
  expect(await openTests()).toEqual([]);
  // A document of /quiz that is sent later has the later figures in it, which nobody read.
  await page.route('**/api/attempts/*', () => undefined, { times: 1 });
  const held = page.waitForRequest('**/api/attempts/*');
  await start.click();
  await page.waitForURL('**/quiz');
  await held;
  await change({ timeLimitSeconds: 50 * 60 }, '50 minutes');
  await page.reload();
  await page.waitForURL('**/test');
  await page.getByText('You have 50 minutes.').waitFor();
  expect(await openTests()).toEqual([]);
  await start.click();
  await page.getByText('Question 1 of').waitFor();
  await page.context().close();
});

/** The text of a PDF of the student, in which no old figure is. */
async function textOfPdfAt(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${student.token}` };
  const pdf = Buffer.from(await (await fetch(product.url + path, { headers })).arrayBuffer());
  const { textOfPdf } = (await import(PDF_TEXT)) as { textOfPdf: (pdf: Buffer) => string };
  const text = textOfPdf(pdf).replaceAll(/\s+/g, ' ');
  expect(oldFiguresIn(text)).toEqual([]);
  return text;
}
