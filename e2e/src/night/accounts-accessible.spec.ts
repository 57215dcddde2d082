import type { Page } from '@playwright/test';
import { fillInApplication } from '../testing/application.js';
import { cutOff, holdBack, rejectSilently } from '../testing/faults.js';
import { expectGoodLooks } from '../testing/looks.js';
import { NO_SERVER, studentTest, test as visitorTest } from '../testing/portal-test.js';

/** Brings a page into one of its states. */
type State = (page: Page) => Promise<unknown>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function askForReset(page: Page): Promise<void> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('New Password', { exact: true }).fill('Correct-horse-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Correct-horse-7');
  await press(page, 'Send Verification Code');
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Test History' }).click();
}

// Here are the states that take an answer of the server; `portal-accessible` has the others.
const BY_VISITORS: Readonly<Record<string, State>> = {
  'A refused sign-in': async (page) => {
    await page.goto('/signin?next=%2Ftest');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-7');
    await press(page, 'Sign In');
    await see(page, 'Email or password is incorrect.');
  },
  'A wrong code': async (page) => {
    await page.goto('/2fa');
    await page.getByLabel('Email').fill('nobody@example.com');
    await press(page, 'Continue');
    await page.getByLabel('6-digit code').fill('000000');
    await press(page, 'Verify');
    await see(page, 'Invalid code.');
  },
  'A reset for an unknown email': async (page) => {
    await askForReset(page);
    await see(page, 'User does not exist.');
  },
  'The code of a reset': async (page) => {
    const success = { json: { success: true } };
    await page.route('**/api/user/*', (route) => route.fulfill(success));
    await page.route('**/request-reset-code', (route) => route.fulfill(success));
    await askForReset(page);
    await press(page, 'Verify & Reset Password');
    await see(page, 'Please enter the verification code.');
  },
  'An application on its way': async (page) => {
    await page.goto('/internship-application');
    await fillInApplication(page);
    await holdBack(page, '**/api/internships');
    await press(page, 'Submit Application');
    await see(page, 'This takes longer than usual.');
  },
};

const BY_STUDENTS: Readonly<Record<string, State>> = {
  'A profile that loads': async (page) => {
    await holdBack(page, '**/api/user/*');
    await page.goto('/profile');
    await see(page, 'This takes longer than usual.');
  },
  'A profile with an error': async (page) => {
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Account Settings' }).click();
    await page.getByLabel('Full Name').fill('');
    await press(page, 'Update');
    await see(page, 'Full Name is required');
  },
  'A history out of reach': async (page) => {
    await cutOff(page, '**/results');
    await openHistory(page);
    await see(page, 'Could not connect to the server.');
  },
  'A profile out of reach': async (page) => {
    await rejectSilently(page, '**/api/user/*');
    await page.goto('/profile');
    await see(page, 'User not found');
  },
};

for (const [name, reach] of Object.entries(BY_VISITORS)) {
  visitorTest(`${name} looks good to everyone`, async ({ page }) => {
    await reach(page);
    await expectGoodLooks(page);
  });
}

studentTest.describe('To a student who has paid', () => {
  studentTest.use({ isPaid: true, tolerated: NO_SERVER });

  for (const [name, reach] of Object.entries(BY_STUDENTS)) {
    studentTest(`${name} looks good`, async ({ page }) => {
      await reach(page);
      await expectGoodLooks(page);
    });
  }
});
