import { APPLICANT, fillInApplication } from './testing/application.js';
import { NIGHT } from './testing/night.js';
import { holdBack } from './testing/faults.js';
import { afterAPersonsTime } from './testing/form-pace.js';
import { answerQuiz, openHome, stopClock } from './testing/home.js';
import { expect, studentTest, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import { fillInSignUp, PASSWORD, stateAge } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';

test.beforeEach(sharePage);

const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const offer = () => page.getByRole('dialog');
const path = () => new URL(page.url()).pathname;

async function sendApplication(email?: string): Promise<void> {
  await page.goto('/internship-application');
  await fillInApplication(page, email);
  await afterAPersonsTime(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await offer().waitFor();
}

test.describe('The offer of the test after an application', () => {
  test('names the price, and that the application does not depend on it', NIGHT, async () => {
    await sendApplication();
    await offer().getByText('Optional. ₹500, once. Your application is read either way.').waitFor();
    await offer().getByRole('button', { name: 'Yes, for ₹500' }).waitFor();
  });

  test('leads to the terms after a yes, however late their code comes', NIGHT, async () => {
    const goOn = await holdBack(page, '**/test-terms-page-*.js');
    await sendApplication();
    await offer().getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/test-terms');
    await page.clock.runFor(10_000);
    expect(path()).toBe('/test-terms');
    goOn();
    await page.getByRole('heading', { name: 'Test Terms' }).waitFor();
  });

  test('stays open on the home page for somebody who has not answered yet', NIGHT, async () => {
    await sendApplication();
    await page.clock.runFor(3_000);
    await page.waitForURL(`${product.url}/`);
    // The page before is until the code of this one is there, with a separate offer.
    await page.locator('#programs').waitFor();
    await page.clock.runFor(10_000);
    await offer().getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('heading', { name: 'Test Terms' }).waitFor();
    await page.goBack();
    await page.locator('#programs').waitFor();
    await expect(offer()).toHaveCount(0);
  });
});

test('What an applicant typed is in the sign-up form that a payment leads to', NIGHT, async () => {
  await sendApplication(APPLICANT.Email);
  await offer().getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: /^Proceed to Test/ }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.waitForURL('**/signup?next=%2Fpayment');
  await expect(field('Full Name')).toHaveValue(APPLICANT['Full Name']!);
  await expect(field('Email')).toHaveValue(APPLICANT.Email!);
  await expect(field('Phone Number')).toHaveValue(APPLICANT['Phone Number']!);
  await expect(field('Educational Details')).toHaveValue(APPLICANT.Education!);
  await expect(field('Skills')).toHaveValue(APPLICANT.Skills!);
  await expect(field('Domain')).toHaveValue('hr');
});

test(
  'The sign-up form is kept over a reload without its passwords, until it is sent',
  NIGHT,
  async () => {
    const email = freshEmail();
    await page.goto('/signup');
    await page.locator('main button[type=submit]:enabled').waitFor();
    await fillInSignUp(page, email);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).toContain(email);
    expect(stored).not.toContain(PASSWORD);
    await page.reload();
    await expect(field('Email')).toHaveValue(email);
    await expect(field('Domain')).toHaveValue('hr');
    await expect(field('Experience')).toHaveValue('Fresher');
    await expect(field('Password')).toHaveValue('');
    await field('Password').fill(PASSWORD);
    await field('Confirm Password').fill(PASSWORD);
    await stateAge(page);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL('**/2fa');
    expect(await page.evaluate(() => sessionStorage.getItem('portal.signUpDraft'))).toBeNull();
  },
);

test.describe('The domain of an application', () => {
  test('is the one that the matching quiz found', NIGHT, async () => {
    await openHome(page, product);
    await answerQuiz(page, [3, 3, 1, 1, 0]);
    await page.locator('#quiz').getByRole('link', { name: 'Apply for Data Analysis' }).click();
    await page.waitForURL('**/internship-application?domain=data%20analysis');
    await expect(field('Domain')).toHaveValue('data analysis');
  });

  test(
    'is the one that the address names, until the applicant chooses another',
    NIGHT,
    async () => {
      await page.goto('/internship-application?domain=UI/UX+Design');
      await page.locator('main button[type=submit]:enabled').waitFor();
      await expect(field('Domain')).toHaveValue('ui/ux design');
      await field('Domain').selectOption('devops');
      await page.reload();
      await expect(field('Domain')).toHaveValue('devops');
      await page.goto('/internship-application?domain=hr');
      await expect(field('Domain')).toHaveValue('hr');
      await page.goto('/internship-application?domain=astrology');
      await expect(field('Domain')).toHaveValue('devops');
    },
  );
});

studentTest.describe('A student who has paid', () => {
  studentTest.use({ isPaid: true });

  studentTest('finds the domain of the sign-up chosen for the test', async ({ page: own }) => {
    await own.goto('/test');
    await expect(own.getByLabel('Domain')).toHaveValue('hr');
    await own.getByRole('button', { name: 'Start Test' }).click();
    await own.getByText('Question 1 of 10').waitFor();
  });
});

studentTest('Checkout names the payment as its receipt does', NIGHT, async ({ page: own }) => {
  await own.goto('/payment');
  await own.getByRole('button', { name: 'Pay ₹500' }).click();
  await own.frameLocator('iframe').getByText('Fee for an online skills assessment').waitFor();
});
