import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { PASSWORD } from './testing/sign-up.js';
import { newToken } from './testing/student.js';

const NEXT = 'Better-horse-8';

test('The password is changed, which signs other devices out, as one can from another device', async ({
  page,
  product,
  student,
}) => {
  const isIn = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${product.url}/api/receipts`, { headers })).status === 200;
  };
  const other = await newToken(product, student.email);
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  const form = page.getByRole('form', { name: 'Change Password' });
  const fill = async (current: string, next: string) => {
    await form.getByLabel('Current Password', { exact: true }).fill(current);
    await form.getByLabel('New Password', { exact: true }).fill(next);
    await form.getByLabel('Confirm New Password', { exact: true }).fill(next);
    await form.getByRole('button', { name: 'Change Password' }).click();
  };
  await fill('Wrong-horse-9', 'starwars');
  await form.getByText('This password is too common.').waitFor();
  await fill('Wrong-horse-9', NEXT);
  await form.getByText('This is not your password.').waitFor();
  expect(await isIn(other)).toBe(true);
  await fill(PASSWORD, NEXT);
  await form.getByText('Your password is changed.').waitFor();
  expect(await isIn(other)).toBe(false);

  const third = await newToken(product, student.email, NEXT);
  await page.reload();
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  const devices = page.getByRole('list', { name: 'Where you are signed in' });
  await devices.getByText('(this device)').waitFor();
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  const asked = page.getByRole('dialog', { name: /^Sign out/ });
  await asked.getByLabel('Password', { exact: true }).fill('Wrong-horse-9');
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await asked.getByText('This is not your password.').waitFor();
  await expectGoodLooks(page);
  await asked.getByLabel('Password', { exact: true }).fill(NEXT);
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await isIn(third)).toBe(false);
});
