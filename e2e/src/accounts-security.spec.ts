import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { newToken } from './testing/student.js';

const NEXT = 'Better-horse-8';

test.describe('A student’s password and devices', () => {
  test('the password is changed, and the other device is signed out', async ({
    page,
    product,
    student,
  }) => {
    const other = await newToken(product, student.email);
    const isIn = async () =>
      (
        await fetch(`${product.url}/api/receipts`, {
          headers: { authorization: `Bearer ${other}` },
        })
      ).status;
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Account Settings' }).click();
    const form = page.getByRole('form', { name: 'Change Password' });
    const press = () => form.getByRole('button', { name: 'Change Password' }).click();
    await form.getByLabel('Current Password', { exact: true }).fill('Wrong-horse-9');
    await form.getByLabel('New Password', { exact: true }).fill('starwars');
    await form.getByLabel('Confirm New Password', { exact: true }).fill('starwars');
    await press();
    await form.getByText('This password is too common.').waitFor();
    await form.getByLabel('New Password', { exact: true }).fill(NEXT);
    await form.getByLabel('Confirm New Password', { exact: true }).fill(NEXT);
    await press();
    await form.getByText('This is not your password.').waitFor();
    await expectGoodLooks(page);
    expect(await isIn()).toBe(200);
    await form.getByLabel('Current Password', { exact: true }).fill('Correct-horse-7');
    await press();
    await form.getByText('Your password is changed.').waitFor();
    expect(await isIn()).toBe(401);
    await page.reload();
    await page.getByRole('heading', { name: student.name }).waitFor();
  });

  test('a device is signed out from another one', async ({ page, product, student }) => {
    const other = await newToken(product, student.email);
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Account Settings' }).click();
    const devices = page.getByRole('list', { name: 'Where you are signed in' });
    await devices.getByText('(this device)').waitFor();
    await expectGoodLooks(page);
    await devices.getByRole('button', { name: /^Sign out/ }).click();
    const asked = page.getByRole('dialog', { name: /^Sign out/ });
    await expectGoodLooks(page);
    await asked.getByLabel('Password', { exact: true }).fill('Wrong-horse-9');
    await asked.getByRole('button', { name: 'Sign out' }).click();
    await asked.getByText('This is not your password.').waitFor();
    await asked.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
    await asked.getByRole('button', { name: 'Sign out' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    const { status } = await fetch(`${product.url}/api/receipts`, {
      headers: { authorization: `Bearer ${other}` },
    });
    expect(status).toBe(401);
  });
});
