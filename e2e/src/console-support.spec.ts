import type { Page } from '@playwright/test';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import type { Product } from './testing/product.js';
import { freshEmail, unverifiedStudent } from './testing/student.js';

test.use({ role: 'support', tolerated: /status of (400|403)/ });

async function idOf(product: Product, email: string): Promise<string> {
  const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [email]);
  return String(row?.id);
}

async function show(page: Page, { url }: Product, id: string): Promise<void> {
  await page.goto(`${url}/admin/students/${id}/show`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

test('An email that was mistyped at the sign-up is corrected by a code', async () => {
  const right = freshEmail();
  await show(page, product, await idOf(product, await unverifiedStudent(product)));
  await page.getByRole('button', { name: 'Send code to right email' }).click();
  const asked = page.getByRole('dialog', { name: 'Send code to right email' });
  await asked.getByRole('textbox', { name: 'Right email' }).fill(right);
  await asked.getByRole('button', { name: 'Send code to right email' }).click();
  await page.getByText(`A code is on its way to ${right}.`).waitFor();
  const { text } = await mailTo(product.inboxUrl, right, /\b\d{6}\b/);
  await page.getByRole('button', { name: 'Correct email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct email' });
  await dialog.getByRole('textbox', { name: 'Right email' }).fill(right);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On the phone.');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Correct email' }).click();
  await dialog.getByText('Invalid code.').first().waitFor();
  await expectGoodLooks(page);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Correct email' }).click();
  await page.getByText('The email was corrected.').waitFor();
  await page.reload();
  const record = page.getByRole('region', { name: 'What happened' });
  await record.getByRole('link', { name: 'Email corrected' }).waitFor();
});
