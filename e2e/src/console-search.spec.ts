import { holdBack } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { aStudent, takeTest } from './testing/student.js';

test('Everything is found by one field, and a student is one page with all that happened', async () => {
  const student = await aStudent(product, { isPaid: true });
  await takeTest(product, student, 8);
  await product.sql("UPDATE students SET phone = '+91 98111 22333' WHERE email = $1", [
    student.email,
  ]);
  await page.goto(`${product.url}/admin/payments`);
  await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
  const goOn = await holdBack(page, '**/search-dialog-*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  goOn();
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toHaveValue('no such thing');
  await page.getByText('Nothing found').waitFor();
  await field.fill('9811122333');
  await page.getByRole('option', { name: student.email }).waitFor();
  await expectGoodLooks(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/students/*/show');

  const record = page.getByRole('region', { name: 'What happened' });
  await record.getByText(/^Result in .*: 80%$/).waitFor();
  await record.getByText('Signed up', { exact: true }).first().waitFor();
  await record.getByRole('button', { name: 'Mails' }).click();
  await record
    .getByRole('button', { name: /^Read Mail: Result of a test/ })
    .first()
    .click();
  // Its facts are deleted once it is sent.
  const text = record.getByRole('region', { name: 'What the mail says' });
  await text.or(record.getByText(/^Its words are not shown/)).waitFor();
  await record.getByRole('button', { name: 'Account' }).click();
  await expect(record.getByText(/^Result in /)).toHaveCount(0);
  await record.getByRole('button', { name: 'Tests' }).click();
  await record.getByRole('link', { name: /^Result in / }).click();
  await page.waitForURL('**/admin/results/*/show');
});
