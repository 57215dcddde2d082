import type { Page } from '@playwright/test';
import { APPLICANT, fillInApplication } from './testing/application.js';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import { fillInSignUp } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';
import { until } from './testing/until.js';
import { rowsOf } from './testing/rows-of.js';

test.beforeEach(sharePage);

const UNSTATED = 'Please state that you are 18 or older';

const box = (page: Page) => page.getByRole('checkbox', { name: 'I am 18 or older' });
const younger = (page: Page) => page.getByRole('link', { name: 'I am under 18' });
const heading = (page: Page) => page.getByRole('heading', { name: 'See you when you are 18' });

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Each form with an age, how it is filled in, and what its button is called. */
const FORMS = [
  ['/signup', 'Sign Up', fillInSignUp],
  [
    '/internship-application',
    'Submit Application',
    async (page: Page, email: string) => {
      await fillInApplication(page);
      await page.getByLabel('Email').first().fill(email);
    },
  ],
] as const;

for (const [path, button, fill] of FORMS) {
  const begin = async (page: Page, email: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await fill(page, email);
    await box(page).uncheck();
  };

  test(`Who is under 18 leaves ${path} with the keyboard, and nothing is kept or sent`, async () => {
    const email = freshEmail();
    await begin(page, email);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(email);
    const before = await rowsOf(product);
    const sent: string[] = [];
    page.on('request', (request) => {
      const shown = decodeURIComponent(request.url()) + (request.postData() ?? '');
      if (request.method() !== 'GET' || /Asha|example\.com/.test(shown)) sent.push(shown);
    });
    await box(page).focus();
    await page.keyboard.press('Tab');
    await expect(younger(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/under-18');
    await heading(page).waitFor();
    await until(async () => (await kept(page)).length === 0);
    expect(await rowsOf(product)).toEqual(before);
    expect(sent).toEqual([]);
    await page.goBack();
    await page.locator('main button[type=submit]:enabled').waitFor();
    await expect(page.getByRole('main').getByLabel('Full Name')).toHaveValue('');
    await expect(box(page)).not.toBeChecked();
  });

  test(
    `The page of who is under 18, opened anew, forgets what ${path} had kept`,
    NIGHT,
    async () => {
      await begin(page, freshEmail());
      expect(await kept(page)).not.toEqual([]);
      await page.goto('/under-18');
      await heading(page).waitFor();
      await until(async () => (await kept(page)).length === 0);
    },
  );

  test(`${path} is not sent without the statement of age, and is with it`, async () => {
    const email = freshEmail();
    await begin(page, email);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(UNSTATED).waitFor();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page)).toHaveAccessibleDescription(UNSTATED);
    await expectGoodLooks(page);
    expect(calls).toEqual([]);
    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(box(page)).toBeChecked();
    await expect(page.getByText(UNSTATED)).toHaveCount(0);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(/success/).waitFor();
    const stated = await product.sql(
      `SELECT age_statement FROM consents WHERE action = 'given' AND subject_id IN (
         SELECT id FROM students WHERE email = $1
         UNION ALL SELECT id FROM applications WHERE email = $1)`,
      [email],
    );
    expect(stated).toEqual([{ age_statement: 'age-1' }]);
  });
}

test(
  'What is stated is kept in no draft, and not taken over from the application',
  NIGHT,
  async () => {
    await page.goto('/internship-application', { waitUntil: 'networkidle' });
    await fillInApplication(page, APPLICANT.Email);
    await expect(box(page)).toBeChecked();
    const draft = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(draft).toContain(APPLICANT.Email);
    expect(draft).not.toMatch(/age-1|ageStatement/);
    await page.goto('/signup');
    await expect(page.getByLabel('Full Name')).toHaveValue(APPLICANT['Full Name']!);
    await expect(box(page)).not.toBeChecked();
  },
);

test(
  'The page of who is under 18 leads on to what may be used, and back by mistake',
  NIGHT,
  async () => {
    await page.goto('/under-18', { waitUntil: 'networkidle' });
    const links = page.getByRole('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toEqual([
      '/practice',
      '/blog',
      '/#programs',
      expect.stringMatching(/^mailto:/),
      '/privacy-policy',
      '/signup',
      '/internship-application',
    ]);
    await page.getByRole('link', { name: 'Practise the test' }).first().click();
    await page.getByRole('heading', { name: 'Practise the test' }).waitFor();
  },
);
