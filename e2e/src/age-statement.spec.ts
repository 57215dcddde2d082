import type { Page } from '@playwright/test';
import { fillInApplication } from './testing/application.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, test } from './testing/portal-test.js';
import { page } from './testing/running.js';
import { fillInSignUp } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';
import { until } from './testing/until.js';

const UNSTATED = 'Please state that you are 18 or older';

const FORMS = [
  ['/signup', 'Sign Up', fillInSignUp],
  ['/internship-application', 'Submit Application', fillInApplication],
] as const;

const box = (page: Page) => page.getByRole('checkbox', { name: 'I am 18 or older' });
const ready = (page: Page) => page.locator('main button[type=submit]:enabled').waitFor();

for (const [path, button, fill] of FORMS) {
  test(`Who is under 18 leaves ${path} with the keyboard, and nothing is kept or sent`, async () => {
    const email = freshEmail();
    await page.goto(path);
    await ready(page);
    await fill(page, email);
    await box(page).uncheck();
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(await stored()).toContain(email);
    const sent: string[] = [];
    page.on('request', (request) => {
      const shown = decodeURIComponent(request.url()) + (request.postData() ?? '');
      if (request.method() !== 'GET' || /Asha|example\.com/.test(shown)) sent.push(shown);
    });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page)).toHaveAccessibleDescription(UNSTATED);
    await expectGoodLooks(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'I am under 18' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/under-18');
    await page.getByRole('heading', { name: 'See you when you are 18' }).waitFor();
    await until(async () => (await stored()) === '[{},{}]');
    expect(sent).toEqual([]);

    await page.goBack();
    await ready(page);
    await expect(page.getByRole('main').getByLabel('Full Name')).toHaveValue('');
    await expect(box(page)).not.toBeChecked();
  });
}
