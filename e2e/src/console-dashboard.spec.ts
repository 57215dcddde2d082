import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, shareSeeded } from './testing/running.js';

test.beforeEach(shareSeeded);

test.use({ tolerated: /status of 503/, contextOptions: { reducedMotion: 'reduce' } });

test('The dashboard has figures, and leads to what needs a hand', async () => {
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { name: 'By domain' }).waitFor();
  const funnel = page.getByRole('region', { name: 'From sign-up to passing' });
  await expect(funnel.getByRole('listitem')).toHaveText([
    /^Signed up\s*\d+/,
    /^Verified the email\s*\d+/,
    /^Paid\s*\d+/,
    /^Started a test\s*\d+/,
    /^Passed a test\s*\d+/,
  ]);
  await expectGoodLooks(page);

  await page.route('**/api/admin/dashboard**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: '7 days' }).click();
  await page.getByText('Failed to fetch the figures.').waitFor();
  await page.unroute('**/api/admin/dashboard**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page
    .getByText('Compared with the 7 days before')
    .or(page.getByText('There are no whole 7 days'))
    .waitFor();

  await page.getByRole('link', { name: /^\d+ mails? could not be sent$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor();
  await page.locator('tbody').getByText('Failed', { exact: true }).first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Passed a test', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
});
