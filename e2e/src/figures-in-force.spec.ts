import type { Browser, Page } from '@playwright/test';
import { type Admin, anAdmin } from './testing/admin.js';
import { NIGHT } from './testing/night.js';
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

const PORTAL = [
  '/test-terms',
  '/payment',
  '/signup',
  '/signin',
  '/2fa',
  '/reset-password',
  '/internship-application',
  '/verify',
  '/certificate',
];
const OF_STUDENTS = ['/test', '/profile'];
const WITHOUT_SCRIPTS = ['/quiz', '/result'];
const FILES = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];
const PAGES = [...PUBLIC_ROUTES.map(([path]) => path), ...PORTAL];
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
async function newPage(browser: Browser, visitor: SignedIn | null, options = {}): Promise<Page> {
  const context = visitor
    ? await browserOf(browser, product, visitor, options)
    : await browser.newContext({ ...options, storageState: NOBODY });
  return watchPage(await context.newPage(), complaints);
}

/** What the page says, but for the questions of a result: they have separate figures. */
async function expectNewFigures(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const text = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    copy.querySelector('[aria-labelledby=review]')?.remove();
    return copy.textContent;
  });
  expect.soft(oldFiguresIn(text), address).toEqual([]);
  return text;
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
    for (const path of [...PAGES, ...OF_STUDENTS, ...WITHOUT_SCRIPTS, ...FILES]) {
      expect.soft(oldFiguresIn(await textAt(replica + path)), replica + path).toEqual([]);
    }
    const terms = await textAt(`${replica}/terms-of-service`);
    for (const words of ['₹750', '45 minutes', '12 multiple-choice questions', 'all 3 attempts']) {
      expect(terms).toContain(words);
    }
    expect(await textAt(`${replica}/rss.xml`)).toContain(
      '45 minutes for 12 questions, so about 3.8 minutes for each',
    );
  }
});

test('Pages show the figures in force without JavaScript', async ({ browser }) => {
  const page = await newPage(browser, null, { javaScriptEnabled: false });
  for (const replica of replicas) {
    const terms = await expectNewFigures(page, `${replica}/test-terms`);
    expect(terms).toMatch(/₹750, once.*45 minutes.*70 % is a pass.*3 attempts in all.*Pay ₹750/);
    expect(await expectNewFigures(page, `${replica}/payment`)).toContain(
      'The skills test: 12 questions in 45 minutes, in a domain of your choice, up to 3 attempts',
    );
    expect(await expectNewFigures(page, `${replica}/`)).toContain('that means 9 right');
  }
  await page.context().close();
});

test(
  'A page that stays open is loaded again when other figures are in force',
  NIGHT,
  async ({ browser }) => {
    const page = await newPage(browser, null);
    await page.clock.install();
    await page.goto(`${product.url}/site-map`);
    await page.getByRole('button', { name: 'Open support chat' }).waitFor();
    await change({ feeRupees: 760 }, '₹760');
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: 'Terms of the test' }).click();
    await page.getByRole('heading', { name: 'The fee is ₹760, once' }).waitFor();
    await page.context().close();
  },
);

test('A chat that was begun is not lost to new figures', NIGHT, async ({ browser }) => {
  await change({ feeRupees: 760 }, '₹760');
  const page = await newPage(browser, null);
  await page.clock.install();
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

test('A student who has more attempts than new accounts get reads so', async ({ browser }) => {
  await product.sql('UPDATE students SET total_attempts = 5 WHERE email = $1', [student.email]);
  const page = await newPage(browser, student);
  await page.goto(`${product.url}/test-terms`);
  await page
    .getByText('Your account has 5 attempts, and keeps them: 3 attempts is what new accounts get.')
    .waitFor();
  await page.context().close();
  await product.sql('UPDATE students SET total_attempts = 3 WHERE email = $1', [student.email]);
});

test('An order is refused where the page shows another fee, and the page shows the one due', async ({
  browser,
}) => {
  await change({ feeRupees: 760 }, '₹760');
  const page = await newPage(browser, student);
  await page.goto(`${product.url}/payment`);
  const payOld = page.getByRole('button', { name: 'Pay ₹760' });
  await payOld.waitFor();
  await change({ feeRupees: 750 }, '₹750');
  await payOld.click();
  await page.getByText('The fee has changed, please read again', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay ₹750' }).waitFor();
  await expect(page.getByText('₹760')).toHaveCount(0);
  expect(await product.sql('SELECT id FROM payments')).toEqual([]);
  await page.context().close();
});

test('Payment, receipt, test and result go by the figures in force, and so do their mails', async ({
  browser,
}) => {
  await change(NEW_FIGURES, '₹750');
  const page = await newPage(browser, student);
  await page.goto(`${product.url}/payment`);
  await page.getByRole('button', { name: 'Pay ₹750' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹750.00' }).click();
  await page.getByText('Payment successful!').waitFor();
  const receipt = await mailTo(product.inboxUrl, student.email, /₹750/);
  expect(await textOfReceipt()).toContain('750.00');

  const resultId = await takeTest(product, student, 9);
  const result = await expectNewFigures(page, `${product.url}/result/${resultId}`);
  expect(result).toContain('You needed 70% to pass.');
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
  await page.goto(`${product.url}/test`);
  const start = page.getByRole('button', { name: 'Start Test' });
  await page.getByRole('combobox', { name: 'Domain' }).selectOption('devops');
  await change({ timeLimitSeconds: 40 * 60 }, '40 minutes');
  await start.click();
  await page.getByText('What holds for the test has changed.').waitFor();
  await page.getByText('You have 40 minutes.').waitFor();
  expect(await product.sql("SELECT id FROM attempts WHERE state = 'open'")).toEqual([]);
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
  expect(await product.sql("SELECT id FROM attempts WHERE state = 'open'")).toEqual([]);
  await start.click();
  await page.getByText('Question 1 of').waitFor();
  await page.context().close();
});

/** The text of the receipt's PDF, as the student gets it. */
async function textOfReceipt(): Promise<string> {
  const headers = { authorization: `Bearer ${student.token}` };
  const list = await fetch(`${product.url}/api/receipts`, { headers });
  const { receipts } = (await list.json()) as { receipts: { number: string }[] };
  return textOfPdfAt(`/api/receipts/${receipts[0]?.number ?? ''}/pdf`);
}

/** The text of a PDF of the student, in which no old figure is. */
async function textOfPdfAt(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${student.token}` };
  const address = product.url + path;
  const pdf = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
  const { textOfPdf } = (await import(PDF_TEXT)) as { textOfPdf: (pdf: Buffer) => string };
  const text = textOfPdf(pdf).replaceAll(/\s+/g, ' ');
  expect(oldFiguresIn(text)).toEqual([]);
  return text;
}
