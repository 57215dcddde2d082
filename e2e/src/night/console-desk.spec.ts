import { readFile } from 'node:fs/promises';
import { signInToConsole } from '../testing/console-page.js';
import { holdBack } from '../testing/faults.js';
import { expectGoodLooks } from '../testing/looks.js';
import { adminTest as test, expect } from '../testing/portal-test.js';
import { admin, page, product } from '../testing/running.js';
import { aStudent } from '../testing/student.js';

test('Rows that one admin selected are not selected for the next who signs in', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: (await aStudent(product)).email }));
  const path = `${product.url}/admin/students?filter=${filter}`;
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Work on these' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await signInToConsole(page, product, admin.username);
  await page.waitForURL(/\/admin(\/|$)/);
  await page.goto(path);
  // Those of the row, and that of all.
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
});

test('The account of an admin lists the sessions, and ends the others', async () => {
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
});

test('Enter opens what is found of all that was typed, not of what was asked before', async () => {
  const [other, wanted] = [await aStudent(product), await aStudent(product)];
  await product.sql("UPDATE students SET name = 'Zubin Late' WHERE email = $1", [other.email]);
  const [row] = await product.sql(
    "UPDATE students SET name = 'Zubin Later' WHERE email = $1 RETURNING id",
    [wanted.email],
  );
  await page.goto(`${product.url}/admin/payments`);
  await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Zubin Late');
  await page.getByRole('option', { name: other.email }).waitFor();
  const goOn = await holdBack(page, '**/api/admin/search?q=Zubin*Later');
  await page.keyboard.type('r');
  await page.keyboard.press('Enter');
  goOn();
  await page.waitForURL(`**/admin/students/${String(row?.id)}/show`);
});

test('A family of questions is shown as students see it, one variant after the other', async () => {
  const [row] = await product.sql(
    `SELECT id FROM questions WHERE domain = 'hr' AND family IS NOT NULL ORDER BY id LIMIT 1`,
  );
  await page.goto(`/admin/questions/${String(row?.id)}`);
  const view = page.getByRole('region', { name: 'As a student sees it' });
  await view.getByRole('radio').first().waitFor();
  const first = await view.getByRole('group').innerText();
  await view.getByRole('button', { name: 'Next variant' }).click();
  await expect(view.getByRole('radio')).toHaveCount(4);
  await expect(view.getByRole('group')).not.toHaveText(first, { useInnerText: true });
});

test('The bank is exported as a file that changes nothing when it is imported', async () => {
  await page.goto('/admin/questions/import');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export GIFT' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('questions.gift');
  const buffer = await readFile(await file.path());
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'questions.gift', mimeType: 'text/plain', buffer });
  const [kept] = await product.sql('SELECT count(*) FROM questions');
  await page
    .getByText(`0 new, 0 changed, ${String(kept?.count)} unchanged, 0 with errors`)
    .waitFor();
});
