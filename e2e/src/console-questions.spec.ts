import { readFile } from 'node:fs/promises';
import { holdBack } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { actWithReason, goWithin } from './testing/console-page.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

async function open(path: string): Promise<void> {
  await goWithin(page, `${product.url}/admin${path}`);
  // The sections come when the role is known; the page is built again until then.
  await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
}

const pick = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

async function fillIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'Id' }).fill('hr-made-here');
  await pick('Domain', 'HR');
  await page.getByRole('textbox', { name: 'Category' }).fill('Payroll');
  await pick('Difficulty', 'Easy');
  await page.getByRole('textbox', { name: 'Question' }).fill('Which <b>day</b> is pay day?');
  for (const letter of ['A', 'B', 'C', 'D']) {
    await page.getByRole('textbox', { name: `Option ${letter}` }).fill(`Day ${letter}`);
  }
  await pick('Correct option', 'C');
  await page.getByRole('textbox', { name: 'Explanation' }).fill('So it was agreed.');
}

const CSV = `id,domain,question,a,b,c,d,correctOption,category,difficulty,explanation
hr-imported,hr,"Which, of these?",1,2,3,4,a,Payroll,easy,So
hr-bad,hr,,1,2,3,4,a,Payroll,easy,So
`;
const AIKEN = {
  name: 'aiken.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Who pays?\nA. One\nB. Two\nC. Three\nD. Four\nANSWER: B\n'),
};
const FILE = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };

test.describe('The question bank in the console', () => {
  test('has a question written, published and retired, and shows what an import would do before it does as one chooses', async () => {
    await open('/questions');
    await page.getByRole('link', { name: 'New question' }).click();
    await fillIn();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table').waitFor();
    // The form comes with what is read, which would replace what was typed before.
    const release = await holdBack(page, '**/api/admin/questions/hr-made-here');
    await open('/questions/hr-made-here');
    await page.getByText('Loading...').waitFor();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    release();
    await page.getByText('Draft · hr-made-here · version 1').waitFor();
    await expect(page).toHaveTitle(/, admin · /);
    await page.getByRole('textbox', { name: 'Explanation' }).fill('It is so.');
    await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Clearer');
    await page.getByRole('button', { name: 'Save as new version' }).click();
    await page.getByText('Draft · hr-made-here · version 2').waitFor();
    await page.getByText('Version 1,').click();
    await page.getByText('So it was agreed.').waitFor();

    const view = page.getByRole('region', { name: 'As a student sees it' });
    await view.getByRole('radio').first().waitFor();
    await expect(view.getByText('(correct)')).toHaveCount(0);
    await view.getByRole('button', { name: 'Mark the key' }).click();
    await expect(view.locator('label', { hasText: '(correct)' })).toContainText('Day C');
    await expectGoodLooks(page);
    await actWithReason(page, 'Publish question', '', 'Remark');
    await actWithReason(page, 'Retire question', 'No longer right');
    await page.getByRole('button', { name: 'Publish question' }).waitFor();

    await open('/questions/import');
    await page.getByLabel('File', { exact: true }).setInputFiles(FILE);
    await page.getByText('1 new, 0 changed, 0 unchanged, 1 with errors').waitFor();
    await page.getByText('the question is empty').waitFor();
    const shown = page.getByRole('status');
    await shown.filter({ hasText: 'Nothing is imported yet. 1 row has an error' }).waitFor();
    await page.locator('summary', { hasText: 'Which, of these?' }).click();
    await page.getByRole('radio', { name: 'A: 1 (correct)' }).waitFor();
    await page.getByRole('button', { name: 'Import 1 of 2' }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the rows with errors' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      '"the question is empty","hr-bad","hr"',
    );
    // A file of others says neither the domain nor the rest.
    await page.getByLabel('File', { exact: true }).setInputFiles({ ...AIKEN });
    await shown.filter({ hasText: 'This is Aiken. There is nothing to change.' }).waitFor();
    await page.getByLabel('Domain').selectOption('hr');
    await page.getByLabel('Difficulty').selectOption('easy');
    await page.getByLabel('Category').fill('Payroll');
    await page.getByLabel('Category').blur();
    await page.getByRole('button', { name: 'Import 1 of 1' }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();
    const rows = await product.sql(
      `SELECT id FROM questions WHERE id IN ('hr-imported', 'hr-bad')`,
    );
    expect(rows).toEqual([{ id: 'hr-imported' }]);
  });
});
