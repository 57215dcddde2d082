import { stopClock } from '../testing/home.js';
import { expect, NO_SERVER, test } from '../testing/portal-test.js';
import { page, product } from '../testing/running.js';
import { unverifiedStudent } from '../testing/student.js';

test.use({ tolerated: NO_SERVER });

const waitText = () => page.getByRole('timer').innerText();
const resend = () => page.getByRole('button', { name: 'Resend Code' });

test('The wait for another code is 60 s, and begins again with the code', async () => {
  const email = await unverifiedStudent(product);
  await page.goto(`${product.url}/2fa`);
  await page.getByLabel('Email').fill(email);
  await stopClock(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('You can ask for another in 60 s').waitFor();
  await page.clock.runFor(30_000);
  expect(await waitText()).toBe('30 s');
  expect(await resend().count()).toBe(0);
  await page.clock.runFor(29_500);
  expect(await waitText()).toBe('1 s');
  await page.clock.runFor(1000);
  for (const [answer, text] of [
    [{ json: { success: false }, status: 400 }, 'Failed to resend code.'],
    [null, 'Could not resend code. Please try again.'],
  ] as const) {
    await page.route('**/api/auth/resend', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await resend().click();
    await page.getByRole('alert').getByText(text).waitFor();
    await page.unrouteAll();
  }
  // The server counts by its own clock, and says how long it still takes.
  await resend().click();
  await page.getByText(/Please wait \d+ seconds before asking for another code/).waitFor();
  expect(Number.parseInt(await waitText())).toBeGreaterThan(1);
  await product.sql(`UPDATE mailed_codes SET created_at = created_at - interval '2 minutes'`);
  await page.clock.runFor(61_000);
  await resend().click();
  await page.getByText('We have sent you another code.').waitFor();
  expect(await waitText()).toBe('60 s');
});
