import type { Route } from '@playwright/test';
import { goWithin, makeProofStale, signInToConsole } from './testing/console-page.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product } from './testing/running.js';
import { aStudent } from './testing/student.js';

const ENDED = 'Your session has ended. Please sign in again.';

const endSessions = () =>
  product.sql('UPDATE admins SET session_version = session_version + 1 WHERE id = $1', [admin.id]);

test('An admin whose session has ended signs in over the page, or to the same place after a reload', async () => {
  await aStudent(product);
  await page.goto(`${product.url}/admin/internships`);
  const students = page.getByRole('link', { name: 'Students', exact: true }).first();
  await students.waitFor();
  // Within the call: another one would find the session ended before the click.
  const endWithin = async (route: Route) => {
    await endSessions();
    await route.continue();
  };
  await page.route('**/api/admin/students*', endWithin, { times: 1 });
  await students.click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(product.adminPassword);
  await expectGoodLooks(page);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(again).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expect(page).toHaveURL(/\/admin\/students\b/);

  const filter = encodeURIComponent('{"q":"zoya"}');
  await goWithin(page, `${product.url}/admin/students?filter=${filter}`);
  const search = page.locator('input[name="q"]');
  await expect(search).toHaveValue('zoya');
  await endSessions();
  await page.reload();
  await page.getByText(ENDED).waitFor();
  await signInToConsole(page, product, admin.username);
  await expect(search).toHaveValue('zoya');
});

test('What can’t be undone asks for the password again after five minutes, and then goes on', async () => {
  const { email } = await aStudent(product);
  const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [email]);
  await makeProofStale(product, admin);
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
