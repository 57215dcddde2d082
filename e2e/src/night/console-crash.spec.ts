import { randomUUID } from 'node:crypto';
import { expectGoodLooks } from '../testing/looks.js';
import { adminTest as test, expect, LOST_CALL } from '../testing/portal-test.js';

const SECTION = /\/assets\/admins-list-[^/]*\.js$/;

test.use({
  tolerated: new RegExp(
    `${LOST_CALL.source}|dynamically imported module|error occurred in|error boundary`,
  ),
});

test('A section whose program does not come leaves the rest of the console as it is', async ({
  page,
}) => {
  await page.route(SECTION, (route) => route.abort());
  await page.goto('/admin/admins');
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown.' });
  await alert.waitFor();
  await expectGoodLooks(page);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect(alert).toHaveCount(0);

  await page.goBack();
  await alert.waitFor();
  await page.unroute(SECTION);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Add Admin' }).waitFor();
});

for (const [what, role, path, said] of [
  ['An entry that is not there', 'owner', `students/${randomUUID()}/show`, 'no such entry'],
  ['A list that is not for the role', 'support', 'settlements', 'role does not allow'],
] as const) {
  test.describe(what, () => {
    test.use({ role });

    test('says so, and offers no further try', async ({ page }) => {
      await page.goto(`/admin/${path}`);
      const alert = page.locator('main').getByRole('alert').filter({ hasText: said });
      await alert.waitFor();
      await expect(alert.getByRole('button')).toHaveCount(0);
    });
  });
}
