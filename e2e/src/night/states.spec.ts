import type { Page } from '@playwright/test';
import { fillInApplication } from '../testing/application.js';
import { cutOff, holdBack } from '../testing/faults.js';
import { touch } from '../testing/home.js';
import { expectGoodLooks } from '../testing/looks.js';
import { LOST_CALL, studentTest, test as visitorTest } from '../testing/portal-test.js';
import { PUBLIC_ROUTES } from '../testing/public-routes.js';
import { openTest, takeTest } from '../testing/student.js';

type State = readonly [path: string, shown: string | RegExp, reach?: (page: Page) => unknown];

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const again = (fault: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await fault(page);
  await page.reload();
};

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  for (const label of ['New Password', 'Confirm Password']) {
    await page.getByLabel(label, { exact: true }).fill('Correct-horse-7');
  }
  await press('Send Verification Code')(page);
}

async function apply(page: Page): Promise<void> {
  await fillInApplication(page);
  await press('Submit Application')(page);
}

const OF_VISITORS: readonly State[] = [
  ...PUBLIC_ROUTES.filter(([path]) => !path.startsWith('/achievement/')),
  ['/signup', 'Full Name is required', press('Sign Up')],
  ['/reset-password', 'All fields are required.', press('Send Verification Code')],
  ['/reset-password', 'User does not exist.', askForReset],
  ['/internship-application', 'Please fix the errors above', press('Submit Application')],
  [
    '/internship-application',
    'This takes longer than usual.',
    async (page) => {
      await holdBack(page, '**/api/internships');
      await apply(page);
    },
  ],
  [
    '/internship-application',
    /Application submitted successfully/,
    async (page) => {
      // The code of the home page never comes, so that the way there does not end the look at this one.
      await page.route(/home-page/, () => undefined);
      await apply(page);
    },
  ],
  [
    '/site-map',
    'Hello, and thank you for writing',
    async (page) => {
      await touch(page);
      await page.getByRole('button', { name: 'Open support chat' }).click();
      await page.getByLabel('Your message').fill('hello');
      await page.keyboard.press('Enter');
    },
  ],
];

const OF_STUDENTS: readonly State[] = [
  ['/profile', 'Passed', openTab('Test History')],
  ['/profile', 'Download my data', openTab('Your Data')],
  [
    '/profile',
    'Full Name is required',
    async (page) => {
      await openTab('Account Settings')(page);
      await page.getByLabel('Full Name').fill('');
      await press('Update')(page);
    },
  ],
  [
    '/profile',
    'This part could not be loaded.',
    async (page) => {
      await page.route(/\/assets\/test-history-/, (route) => route.abort());
      await openTab('Test History')(page);
    },
  ],
  ['/profile', 'This takes longer than usual.', again((page) => holdBack(page, '**/api/user/*'))],
  ['/test', /Could not verify your test/, again((page) => cutOff(page, '**/api/attempts/*'))],
  ['/result', 'No result ID found.'],
  ['/payment', 'The test fee is paid.'],
];

async function expectGood(page: Page, [path, shown, reach]: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await reach?.(page);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  await expectGoodLooks(page);
}

for (const state of OF_VISITORS) {
  visitorTest(`The page ${state[0]} (${String(state[1])}) looks good to a visitor`, ({ page }) =>
    expectGood(page, state),
  );
}

studentTest.describe('To a student who has paid', () => {
  studentTest.use({
    isPaid: true,
    tolerated: new RegExp(`${LOST_CALL.source}|dynamically imported module`),
  });

  for (const state of OF_STUDENTS) {
    studentTest(
      `The page ${state[0]} (${String(state[1])}) looks good`,
      async ({ page, product, student }) => {
        await takeTest(product, student);
        await expectGood(page, state);
      },
    );
  }

  studentTest('An open test looks good', async ({ page, product, student }) => {
    await openTest(product, student, 'front end development');
    await page.goto('/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    await expectGoodLooks(page);
  });
});
