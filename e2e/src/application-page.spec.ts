import { APPLICANT, fillInApplication } from './testing/application.js';
import { cutOff } from './testing/faults.js';
import { afterAPersonsTime } from './testing/form-pace.js';
import { stopClock } from './testing/home.js';
import { mailTo } from './testing/inbox.js';
import { expect, NO_SERVER, test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { stateAge } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  tolerated: NO_SERVER,
  viewport: { width: 390, height: 700 },
});

test.beforeEach(async () => {
  await page.goto('/internship-application');
  await page.locator('main button[type=submit]:enabled').waitFor();
});

const REFUSED = 'Please fix the errors above and try again.';
const NOT_SAVED = 'Application could not be saved to our database. Please try again later.';
const SENT = 'Application submitted successfully! Redirecting home...';

const field = (label: string | RegExp) => page.getByRole('main').getByLabel(label);
const send = () => page.getByRole('button', { name: 'Submit Application' }).click();
const offer = () => page.getByRole('dialog');
const path = () => new URL(page.url()).pathname;

test('An application that is sent clears the form, offers the test, and goes home after three seconds', async () => {
  const email = freshEmail();
  await fillInApplication(page, email);
  await afterAPersonsTime(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await offer().getByText('Optional. ₹500, once. Your application is read either way.').waitFor();
  await page.getByText(SENT).waitFor();
  await expect(field('Full Name')).toHaveValue('');
  await offer().getByRole('button', { name: 'No' }).click();
  await expect(offer()).toHaveCount(0);
  await page.clock.runFor(2900);
  expect(path()).toBe('/internship-application');
  await page.clock.runFor(200);
  await page.waitForURL(`${product.url}/`);
  const kept = await product.sql('SELECT domain FROM applications WHERE email = $1', [email]);
  expect(kept).toEqual([{ domain: 'hr' }]);
  await mailTo(product.inboxUrl, email, /application/i);
  const shown = await mailTo(product.inboxUrl, 'hello@example.com', new RegExp(email));
  expect(shown.text).toContain('None specified');
});

test('An application is checked as its fields change, says so if it is not saved, is there again after a reload, and goes along to the sign-up once it is sent', async () => {
  for (const [label, bad, message] of [
    ['Full Name', ' A ', 'Name must be at least 2 characters long'],
    ['Email', 'asha @example.com', 'Please enter a valid email address'],
  ] as const) {
    await field(label).fill(bad);
    await page.getByText(message).waitFor();
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await field('Full Name').fill('Asha Rao');
  await send();
  await page.getByRole('alert').getByText(REFUSED).waitFor();
  await page.getByText('Please select a domain').waitFor();
  const email = field('Email');
  await expect(email).toBeFocused();
  const { top, bottom, bar } = await email.evaluate((one) => ({
    top: document.querySelector(`label[for=${one.id}]`)!.getBoundingClientRect().top,
    bottom: one.getBoundingClientRect().bottom - innerHeight,
    bar: document.querySelector('.navbar')!.getBoundingClientRect().bottom,
  }));
  expect(top).toBeGreaterThanOrEqual(bar);
  expect(bottom).toBeLessThan(0);
  await email.fill('asha@example.com');
  await expect(page.getByText(REFUSED)).toHaveCount(0);

  await fillInApplication(page, APPLICANT.Email);
  await cutOff(page, '**/api/internships');
  await send();
  await page.getByRole('alert').getByText(NOT_SAVED).waitFor();
  await page.unrouteAll();
  await page.route('**/api/internships', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, message: 'Please.', fields: { skills: 'Please list more skills' } },
    }),
  );
  await send();
  await page.getByRole('alert').getByText(REFUSED).waitFor();
  await expect(field('Skills')).toBeFocused();
  await expect(field('Skills')).toHaveAccessibleDescription(/Please list more skills/);
  await page.unrouteAll();

  await page.reload();
  for (const [label, text] of Object.entries(APPLICANT)) {
    await expect(field(label)).toHaveValue(text);
  }
  await expect(field('Domain')).toHaveValue('hr');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await stateAge(page);
  await send();
  await offer().getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/test-terms');
  expect(await page.evaluate(() => sessionStorage.getItem('applicationDraft'))).toBeNull();
  await page.getByRole('link', { name: /^Proceed to Test/ }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.waitForURL('**/signup?next=%2Fpayment');
  for (const [label, text] of [
    ['Full Name', APPLICANT['Full Name']],
    ['Email', APPLICANT.Email],
    ['Phone Number', APPLICANT['Phone Number']],
    ['Educational Details', APPLICANT.Education],
    ['Domain', 'hr'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text!);
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
