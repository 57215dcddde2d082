import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product, sharePage } from './testing/running.js';
import { aStudent } from './testing/student.js';

test.beforeEach(sharePage);

test.describe('What can’t be undone in the console', () => {
  test('asks for the password again after five minutes, and then goes on', async () => {
    const student = await aStudent(product);
    const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [student.email]);
    await product.sql(
      "UPDATE sessions SET proved_at = now() - interval '6 minutes' WHERE owner_id = $1",
      [admin.id],
    );
    await page.goto(`${product.url}/admin/students/${String(row?.id)}/show`);
    await page.getByRole('button', { name: /^Erase/ }).click();
    const reason = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
    await reason.getByLabel('Reason').fill('Asked for by mail');
    await reason.getByRole('button', { name: /^Erase/ }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Your password').fill('not the password');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await proof.getByText('This is not your password.').waitFor();
    await expectGoodLooks(page);
    await proof.getByLabel('Your password').fill(product.adminPassword);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof).toHaveCount(0);
    await expect
      .poll(() => product.sql('SELECT id FROM students WHERE id = $1', [row?.id]))
      .toHaveLength(0);
  });
});

test.describe('The account of an admin', () => {
  test(
    'counts the days until a second factor is needed, and lists the sessions',
    NIGHT,
    async () => {
      await product.sql('UPDATE admins SET first_signed_in_at = now() WHERE id = $1', [admin.id]);
      await page.goto(`${product.url}/admin/account`);
      await page.getByText('within 7 days').waitFor();
      const sessions = page.getByRole('list', { name: 'Where you are signed in' });
      await sessions.getByText('(this one)').waitFor();
      await expectGoodLooks(page);
      // The list is fetched again once the new token is kept.
      const refreshed = page.waitForResponse('**/api/admin/account/sessions');
      await page.getByRole('button', { name: 'End All Others' }).click();
      await refreshed;
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await product.sql(
        "UPDATE admins SET first_signed_in_at = now() - interval '8 days' WHERE id = $1",
        [admin.id],
      );
      await page.goto(`${product.url}/admin`);
      await page.getByText('Every admin must have a second factor.').waitFor();
    },
  );
});
