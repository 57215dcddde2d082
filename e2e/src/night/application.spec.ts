import { fillInApplication } from '../testing/application.js';
import { afterAPersonsTime } from '../testing/form-pace.js';
import { stopClock } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { page, product } from '../testing/running.js';

test.beforeEach(async () => {
  await page.goto('/internship-application');
  await fillInApplication(page);
  await afterAPersonsTime(page);
  await stopClock(page);
});

const SENT = 'Application submitted successfully! Redirecting home...';

const send = () => page.getByRole('button', { name: 'Submit Application' }).click();
const offer = () => page.getByRole('dialog');
const path = () => new URL(page.url()).pathname;

test('An application that no mail confirms says so, and stays', async () => {
  const message = 'Application submitted successfully! No mail confirms it.';
  await page.route('**/api/internships', (route) =>
    route.fulfill({ json: { success: true, message, mailed: false } }),
  );
  await send();
  await page.getByText(message).waitFor();
  await page.clock.runFor(10_000);
  expect([path(), await offer().count()]).toEqual(['/internship-application', 0]);
});

test('The page of an application stays where one goes on typing', async () => {
  await send();
  await offer().getByRole('button', { name: 'No' }).click();
  await page.getByRole('main').getByLabel('Full Name').fill('Ravi');
  expect(await page.getByText(SENT).count()).toBe(0);
  await page.clock.runFor(10_000);
  expect(path()).toBe('/internship-application');
});

test('The offer of the test stays open on the home page for somebody who has not answered yet', async () => {
  await send();
  await offer().waitFor();
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
