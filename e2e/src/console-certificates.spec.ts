import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test } from './testing/portal-test.js';
import { aStudent, takeTest } from './testing/student.js';

test('A certificate is found by its code, reissued with a corrected name, and revoked', async ({
  page,
  product,
}) => {
  const id = await takeTest(product, await aStudent(product, { isPaid: true }), 9);
  const [row] = await product.sql('SELECT code FROM issued_documents WHERE id = $1', [id]);
  const code = String(row?.code);
  await page.goto(`${product.url}/admin/certificates?filter=${JSON.stringify({ q: code })}`);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reissue' }).click();
  const reissue = page.getByRole('dialog', { name: 'Reissue' });
  await reissue.getByLabel('Name as printed').fill('Asha Krishna Rao');
  await reissue.getByLabel('Reason').fill('The middle name was missing');
  await reissue.getByRole('button', { name: 'Reissue' }).click();
  await page.getByText('Printed again with a corrected name').waitFor();
  await page.getByRole('heading', { name: 'Asha Krishna Rao' }).waitFor();

  await page.getByRole('button', { name: 'Revoke' }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke' });
  await revoke.getByLabel('Kind of reason').selectOption('The rules of the test were broken');
  await revoke.getByLabel('Reason', { exact: true }).fill('Two sat at one screen');
  await revoke.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('cell', { name: 'The rules of the test were broken' }).waitFor();
  await expectGoodLooks(page);
  await page.goto(`${product.url}/certificate/${code}`);
  await page.getByText('The rules of the test were broken.').waitFor();
});
