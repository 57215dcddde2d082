import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { startProduct, type Product } from './testing/product.js';
import { aStudent, browserOf, openTest, takeTest, type SignedIn } from './testing/student.js';
import { isWide } from './testing/wide.js';

/** Between the light and the dark page only colours differ. */
const COLOURS: string[] = ['color-contrast'];

const VIEWS = [
  { width: 390, colorScheme: 'light', rules: undefined },
  { width: 390, colorScheme: 'dark', rules: COLOURS },
  { width: 1440, colorScheme: 'dark', rules: undefined },
  { width: 1440, colorScheme: 'light', rules: COLOURS },
] as const;

/** Some hundred looks of axe at a page, on a machine that may be busy. */
const TIMEOUT_MS = 600_000;

let product: Product;
let browser: Browser;
let unpaid: SignedIn;
let paid: SignedIn;
let sitting: SignedIn;
let usedUp: SignedIn;
let resultId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  unpaid = await aStudent(product);
  paid = await aStudent(product, { isPaid: true });
  sitting = await aStudent(product, { isPaid: true });
  usedUp = await aStudent(product, { isPaid: true });
  resultId = await takeTest(product, paid);
  await openTest(product, sitting, 'front end development');
  await product.sql('UPDATE students SET attempts_used = 5 WHERE email = $1', [usedUp.email]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** A page as someone sees it, once something has been done there. */
type State = readonly [
  path: string,
  shown: string | RegExp,
  act?: (page: Page) => Promise<unknown>,
];

const submit = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const openHistory = (page: Page) => page.getByRole('tab', { name: 'Test History' }).click();

const away = (address: string, thenTo: string) => async (page: Page) => {
  await page.route(address, (route) => route.abort('connectionrefused'));
  await page.goto(product.url + thenTo);
};

async function apply(page: Page): Promise<void> {
  // The code of the home page never comes, so that the way there does not end the look at this one.
  await page.route(/home-page/, () => undefined);
  const form = page.getByRole('form', { name: 'Internship application' });
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone Number').fill('90000 00000');
  await form.getByLabel('Education').fill('B.Sc. Computer Science');
  await form.getByLabel('Skills').fill('SQL, TypeScript');
  await form.getByLabel('Domain').selectOption('hr');
  await form.locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
}

const BY_VISITORS: readonly State[] = [
  ['/signup', 'Sign Up'],
  ['/signup', 'Full Name is required', submit('Sign Up')],
  ['/signin', 'Login'],
  ['/2fa', /./],
  ['/reset-password', 'Send Verification Code'],
  ['/reset-password', 'All fields are required.', submit('Send Verification Code')],
  ['/internship-application', 'Internship'],
  [
    '/internship-application',
    'Please fix the errors above and try again.',
    (page) => page.getByRole('form').locator('button[type=submit]').first().click(),
  ],
  ['/internship-application', /Application submitted successfully/, apply],
  ['/test-terms', 'Proceed to Test & Pay ₹500'],
  ['/payment', 'Please log in to proceed with payment'],
];

const BY_UNPAID: readonly State[] = [
  ['/profile', 'Pay Now'],
  ['/profile', /make the payment first/, openHistory],
  ['/payment', 'Pay ₹500'],
  ['/test', 'Payment Required'],
  ['/quiz', 'Could Not Start Test'],
  ['/result', 'No result ID found.'],
  ['/result/nonsense', 'Failed to fetch result.'],
];

const BY_PAID: readonly State[] = [
  ['/profile', 'Paid'],
  ['/profile', 'Passed', openHistory],
  ['/payment', 'The test fee is paid.'],
  ['/test', 'Start Test'],
  ['/test', 'Please select your domain to proceed.', submit('Start Test')],
  ['/test', /Could not verify your test/, (page) => away('**/api/attempts/*', '/test')(page)],
  ['/result/:id', 'Question Review'],
];

const BY_SITTING: readonly State[] = [
  ['/test', 'Resume Test'],
  ['/quiz', 'Question 1 of 10'],
  [
    '/quiz',
    /unanswered/,
    async (page) => {
      await page.locator('main label:has(input[type=radio])').first().click();
      await submit('Submit')(page);
      await page.getByRole('dialog').waitFor();
    },
  ],
];

const BY_USED_UP: readonly State[] = [
  ['/test', /You have used all your attempts/],
  ['/profile', 'No test attempts yet.', openHistory],
];

const CASES: readonly (readonly [string, () => SignedIn | null, readonly State[]])[] = [
  ['a visitor', () => null, BY_VISITORS],
  ['an unpaid student', () => unpaid, BY_UNPAID],
  ['a paid student with a result', () => paid, BY_PAID],
  ['a student in the middle of a test', () => sitting, BY_SITTING],
  ['a student without attempts', () => usedUp, BY_USED_UP],
];

/** What axe and the eye object to, in every view. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violationsOn(page, rules);
    if (await isWide(page)) found.push('reaches over the edge of the window');
    faults.push(...found.map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  return faults;
}

it.each(CASES)(
  'axe finds nothing wrong with any page of %s',
  async (_, who, states) => {
    const student = who();
    const found: string[] = [];
    for (const [path, shown, act] of states) {
      const context = student
        ? await browserOf(browser, product, student)
        : await browser.newContext();
      const { page, complaints } = await watchedPage(context);
      await page.goto(product.url + path.replace(':id', resultId), { waitUntil: 'networkidle' });
      await act?.(page);
      await page.getByText(shown).filter({ visible: true }).first().waitFor();
      const unexpected = complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'));
      for (const fault of [...(await faultsOf(page)), ...unexpected]) {
        found.push(`${path} (${String(shown)}) ${fault}`);
      }
      await context.close();
    }
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);
