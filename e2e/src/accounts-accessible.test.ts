import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fillInApplication } from './testing/application.js';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { besidesNoServer, cutOff, holdBack, refuseSilently } from './testing/faults.js';
import { portalStudent, signedInContext, type PortalStudent } from './testing/portal-student.js';
import { startProduct, type Product } from './testing/product.js';
import { isWide } from './testing/wide.js';

/** Between the light and the dark page only colours differ. */
const COLOURS: string[] = ['color-contrast'];

const VIEWS = [
  [390, 'light', undefined],
  [390, 'dark', COLOURS],
  [1440, 'dark', undefined],
  [1440, 'light', COLOURS],
] as const;

const WITHIN_MS = 300_000;

let product: Product;
let browser: Browser;
let student: PortalStudent;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  student = await portalStudent(product);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Brings a page into one of its states. */
type State = (page: Page) => Promise<void>;

/** Lets a page go on that is held in its state. */
let letGo = (): void => undefined;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();
const open = (page: Page, path: string) => page.goto(product.url + path);

/** The offer of the test leads home after 3 s, and axe may take longer to look at it. */
const STAY_IN_SUCCESS = `
  const soon = window.setTimeout.bind(window);
  window.setTimeout = (work, wait, ...rest) => soon(work, wait === 3000 ? 600000 : wait, ...rest);`;

const FOR_VISITORS: Readonly<Record<string, State>> = {
  'sign-up with errors': async (page) => {
    await open(page, '/signup');
    await press(page, 'Sign Up');
    await see(page, 'Full Name is required');
  },
  'sign-in refused': async (page) => {
    await open(page, '/signin?next=%2Ftest');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-7');
    await press(page, 'Sign In');
    await see(page, 'Email or password is incorrect.');
  },
  'who is to be verified': (page) => open(page, '/2fa').then(() => see(page, 'Continue')),
  'a wrong code': async (page) => {
    await page.getByLabel('Email').fill('nobody@example.com');
    await press(page, 'Continue');
    await page.getByLabel('6-digit code').fill('000000');
    await press(page, 'Verify');
    await see(page, 'Invalid code.');
  },
  'a reset of nobody': async (page) => {
    await open(page, '/reset-password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('New Password', { exact: true }).fill('Correct-horse-7');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Correct-horse-7');
    await press(page, 'Send Verification Code');
    await see(page, 'User does not exist.');
  },
  'a reset with fields missing': async (page) => {
    await page.getByLabel('Email').fill('');
    await press(page, 'Send Verification Code');
    await see(page, 'All fields are required.');
  },
  'the code of a reset': async (page) => {
    await page.route('**/api/user/*', (route) => route.fulfill({ json: { success: true } }));
    await page.route('**/request-reset-code', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await page.getByLabel('Email').fill('nobody@example.com');
    await press(page, 'Send Verification Code');
    await press(page, 'Verify & Reset Password');
    await see(page, 'Please enter the verification code.');
    await page.unrouteAll();
  },
  'an application with errors': async (page) => {
    await page.addInitScript(STAY_IN_SUCCESS);
    await open(page, '/internship-application');
    await press(page, 'Submit Application');
    await see(page, 'Please fix the errors above and try again.');
  },
  'an application on its way': async (page) => {
    await fillInApplication(page);
    letGo = await holdBack(page, '**/api/internships');
    await press(page, 'Submit Application');
    await see(page, 'This takes longer than usual.');
  },
  'the offer of the test': (page) => page.getByRole('dialog').waitFor(),
};

const FOR_STUDENTS: Readonly<Record<string, State>> = {
  'the profile that loads': async (page) => {
    await product.sql('UPDATE students SET paid_at = NULL');
    letGo = await holdBack(page, '**/api/user/*');
    await open(page, '/profile');
    await see(page, 'This takes longer than usual.');
  },
  'the profile': (page) => see(page, 'Account Settings'),
  'the profile with an error': async (page) => {
    await page.getByLabel('Full Name').fill('');
    await press(page, 'Update');
    await see(page, 'Full Name is required');
  },
  'the history, unpaid': async (page) => {
    await page.getByRole('tab', { name: 'Test History' }).click();
    await see(page, 'You need to make the payment first to appear for the test.');
  },
  'the history of nothing': async (page) => {
    await product.sql('UPDATE students SET paid_at = now()');
    await page.reload();
    await page.getByRole('tab', { name: 'Test History' }).click();
    await see(page, 'No test attempts yet.');
  },
  'the history out of reach': async (page) => {
    await cutOff(page, '**/results');
    await page.reload();
    await page.getByRole('tab', { name: 'Test History' }).click();
    await see(page, 'Could not connect to the server.');
    await page.unrouteAll();
  },
  'a profile out of reach': async (page) => {
    await refuseSilently(page, '**/api/user/*');
    await page.reload();
    await see(page, 'User not found');
    await page.unrouteAll();
  },
};

async function complaintsAt(page: Page, [width, colorScheme, rules]: (typeof VIEWS)[number]) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const found = await violationsOn(page, rules);
  return (await isWide(page)) ? [...found, 'reaches over the edge'] : found;
}

async function complaintsIn(context: BrowserContext, states: Readonly<Record<string, State>>) {
  const { page, complaints } = await watchedPage(context);
  const found: string[] = [];
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    for (const view of VIEWS) {
      for (const complaint of await complaintsAt(page, view)) {
        found.push(`${name}, ${view[0]} ${view[1]}: ${complaint}`);
      }
    }
    letGo();
  }
  await context.close();
  return [...found, ...besidesNoServer(complaints)];
}

describe('At 390 and 1440 px, light and dark, nothing is wrong', () => {
  it(
    'with any state of the pages for visitors',
    async () => {
      expect(await complaintsIn(await browser.newContext(), FOR_VISITORS)).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'with any state of the profile',
    async () => {
      const context = await signedInContext(browser, product, student);
      expect(await complaintsIn(context, FOR_STUDENTS)).toEqual([]);
    },
    WITHIN_MS,
  );
});
