import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { applicants } from './testing/application.js';
import { goWithin } from './testing/console-page.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

// For rows in the lists of the console.
test.beforeEach(({ seededProduct }) => void seededProduct);

const idOf = async (table: string, email: string): Promise<string> => {
  const [row] = await product.sql(`SELECT id FROM ${table} WHERE ${email} LIKE 'seed1@%'`);
  return String(row?.id);
};

test('Whatever is typed is asked about once before the page is left, and stays where one stays', async () => {
  const application = `applications/${(await applicants(product, 1)).all[0]!.id}/show`;
  const forms: readonly (readonly [path: string, field: string, dialog?: string])[] = [
    [application, 'Note', 'Move to Shortlisted'],
    [`messages/${await idOf('contact_messages', 'email')}/show`, 'Answer'],
    [`students/${await idOf('students', 'email')}/show`, 'Reason', 'Deactivate'],
    [`emails/${await idOf('emails', 'to_address')}/show`, 'Reason', 'Cancel email'],
    ['questions/create', 'Explanation'],
    ['questions/seed-seed1', 'Explanation', 'Publish question'],
    ['settings', 'Test fee (rupees)'],
    ['account', 'Name'],
  ];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length % 2 === 1 ? dialog.dismiss() : dialog.accept());
  });
  for (const [path, label, button] of forms.filter((_, at) => IS_NIGHT || at % 2 === 0)) {
    await goWithin(page, `${product.url}/admin/queues`);
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
    await goWithin(page, `${product.url}/admin/${path}`);
    const field = page.getByRole('textbox', { name: label, includeHidden: true }).last();
    if (label === 'Reason') await page.getByRole('button', { name: button! }).first().click();
    await field.fill('750');
    if (label !== 'Reason' && button) await page.getByRole('button', { name: button }).click();
    asked.length = 0;
    if (label === 'Reason') {
      await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
      await expect.poll(() => asked.splice(0).length, path).toBe(1);
      await expect(field, path).toHaveValue('750');
    }
    await page.goBack();
    await expect.poll(() => asked.length, path).toBe(1);
    await expect(field, path).toHaveValue('750');
    // The router comes back to the address by itself, and a step back before that would be one too many.
    await page.waitForURL(`**/admin/${path}`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
    expect(asked, path).toHaveLength(2);
  }
});
