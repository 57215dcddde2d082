import { readFile } from 'node:fs/promises';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { actWithReason } from './testing/console-page.js';
import { aStudent, stateOf } from './testing/student.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { browser, page, product, sharePage, watch } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(path: string): Promise<void> {
  await page.goto(`/admin${path}`);
  // The sections come when the role is known; the page is built again until then.
  await page.getByRole('link', { name: 'Settings' }).waitFor();
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
const FILE = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };

test.describe('The question bank in the console', () => {
  for (const [path, title] of [
    ['/questions', 'Questions'],
    ['/questions/devops-001', 'Question devops-001'],
    ['/questions/create', 'New question'],
    ['/questions/import', 'Import and export of questions'],
    ['/questions/health', 'Health of the questions'],
    ['/questions/reports', 'Reports on questions'],
    ['/applications/board', 'Board of applications'],
  ] as const) {
    test(`names the page ${path} in the title: ${title}`, NIGHT, async () => {
      await open(path);
      await expect(page).toHaveTitle(new RegExp(`^${title}, admin · `));
    });
  }

  test('shows what stands between backticks as code in the list', NIGHT, async () => {
    const coded = "question LIKE '%`%'";
    const sql = `SELECT id FROM questions WHERE ${coded} AND live ORDER BY id LIMIT 1`;
    const [row] = await product.sql(sql, []);
    await open(`/questions?filter=${encodeURIComponent(JSON.stringify({ q: row!.id }))}`);
    const line = page.getByRole('row').filter({ hasText: String(row!.id) });
    await line.locator('code').first().waitFor();
    await expect(line).not.toContainText('`');
  });

  test('has a question written, published and retired', async () => {
    await open('/questions');
    await page.getByRole('link', { name: 'New question' }).click();
    await fillIn();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table').waitFor();
    await open(`/questions?filter=${encodeURIComponent('{"live":false,"domain":"hr"}')}`);
    await page.getByRole('link', { name: 'hr-made-here' }).click();
    await page.getByRole('heading', { name: 'hr-made-here, version 1 (draft)' }).waitFor();
    await page.getByRole('textbox', { name: 'Explanation' }).fill('It is so.');
    await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Clearer');
    await page.getByRole('button', { name: 'Save as new version' }).click();
    await page.getByRole('heading', { name: 'hr-made-here, version 2 (draft)' }).waitFor();
    await page.getByText('Version 1,').click();
    await page.getByText('easy. So it was agreed.').waitFor();

    const view = page.getByRole('region', { name: 'As a student sees it' });
    await view.getByRole('radio').first().waitFor();
    await expect(view.getByText('(correct)')).toHaveCount(0);
    await view.getByRole('button', { name: 'Mark the key' }).click();
    await expect(view.locator('label', { hasText: '(correct)' })).toContainText('Day C');
    await expectGoodLooks(page);
    await actWithReason(page, 'Publish question', '', 'Remark');
    await actWithReason(page, 'Retire question', 'No longer right');
    await page.getByRole('button', { name: 'Publish question' }).waitFor();
    const audit = await product.sql(
      `SELECT action FROM audit_entries WHERE subject_id = 'hr-made-here' ORDER BY at`,
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'create-question',
      'revise-question',
      'publish-question',
      'retire-question',
    ]);
  });

  test('shows a family as students see it, one variant after the other', NIGHT, async () => {
    const [row] = await product.sql(
      `SELECT id FROM questions WHERE domain = 'hr' AND family IS NOT NULL ORDER BY id LIMIT 1`,
    );
    await open(`/questions/${String(row?.id)}`);
    const view = page.getByRole('region', { name: 'As a student sees it' });
    await view.getByRole('radio').first().waitFor();
    const first = await view.getByRole('group').innerText();
    await view.getByRole('button', { name: 'Next variant' }).click();
    await expect(view.getByRole('radio')).toHaveCount(4);
    await expect(view.getByRole('group')).not.toHaveText(first, { useInnerText: true });
  });

  test('shows what an import would do, row by row, and does as one chooses', async () => {
    await open('/questions/import');
    await page.getByLabel('File', { exact: true }).setInputFiles(FILE);
    await page.getByText('1 new, 0 changed, 0 unchanged, 1 with errors').waitFor();
    await page.getByText('the question is empty').waitFor();
    const shown = page.getByRole('status');
    await shown.filter({ hasText: '1 row has an error, so nothing is imported.' }).waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await shown.filter({ hasText: '1 row has an error, so nothing is imported.' }).waitFor();
    await page.getByLabel('The valid rows only').check();
    await shown.filter({ hasText: 'Nothing is imported yet.' }).waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();
    await page.getByLabel('File', { exact: true }).setInputFiles({ ...FILE, name: 'bank.xlsx' });
    await page.getByRole('alert').filter({ hasText: 'must end in .csv' }).waitFor();
    const rows = await product.sql(
      `SELECT id FROM questions WHERE id IN ('hr-imported', 'hr-bad')`,
    );
    expect(rows).toEqual([{ id: 'hr-imported' }]);
  });

  test(
    'hands out the bank as a file that changes nothing when it is imported',
    NIGHT,
    async ({ seededProduct }) => {
      await open('/questions/import');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export GIFT' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('questions.gift');
      const buffer = await readFile(await file.path());
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'questions.gift', mimeType: 'text/plain', buffer });
      const [kept] = await seededProduct.sql('SELECT count(*) FROM questions');
      await page
        .getByText(`0 new, 0 changed, ${String(kept?.count)} unchanged, 0 with errors`)
        .waitFor();
    },
  );

  test('looks good to everyone on its health page', NIGHT, async () => {
    await open('/questions/health');
    await page
      .getByRole('link', { name: 'devops-001' })
      .or(page.getByText('too few answers').first())
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Domain' }).selectOption('hr');
    await page.getByRole('rowheader', { name: /^hr-001/ }).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'hr-001' }).click();
    await page.getByText(/^Version 1,/).waitFor();
    await page.getByRole('region', { name: 'Figures by question' }).waitFor();
    await expectGoodLooks(page);
  });

  test(
    'looks good to everyone while a question is made, and while a file is imported',
    NIGHT,
    async () => {
      await open('/questions/create');
      await page.getByRole('button', { name: 'Save' }).waitFor();
      await expectGoodLooks(page);
      await open('/questions/import');
      await page.getByLabel('File', { exact: true }).setInputFiles(FILE);
      await page.getByRole('region', { name: 'Rows of the file' }).waitFor();
      await expectGoodLooks(page);
    },
  );
});

test.describe('A domain with just enough live questions', () => {
  const DOMAIN = 'mobile development';
  const WARNING = /fewer than 30 live questions in: Mobile Development/;
  let all: string[] = [];
  let first: Record<string, unknown> = {};

  test.beforeEach(async () => {
    const rows = await product.sql(
      `SELECT id, question, options, correct_option AS "correctOption", category, difficulty,
         explanation, domain FROM questions WHERE domain = $1 AND live ORDER BY id`,
      [DOMAIN],
    );
    [first = {}] = rows;
    all = rows.map(({ id }) => String(id));
    await product.sql('UPDATE questions SET live = false WHERE id = ANY ($1)', [all.slice(30)]);
  });

  test.afterEach(async () => {
    await product.sql('UPDATE questions SET live = true WHERE id = ANY ($1)', [all]);
  });

  test(
    'loses one only when the admin says that it is meant, and is then not offered',
    NIGHT,
    async () => {
      await open(`/questions/${String(first.id)}`);
      await page.getByRole('button', { name: 'Retire question' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('No longer right');
      await dialog.getByRole('button', { name: 'Retire question' }).click();
      await dialog.getByText(WARNING).waitFor();
      await dialog.getByRole('checkbox', { name: 'It is meant' }).check();
      await dialog.getByRole('button', { name: 'Retire question' }).click();
      await page.getByRole('heading', { name: /\(draft\)$/ }).waitFor();
      await open('/questions/health');
      const row = page.getByRole('row', { name: /^Mobile Development/ });
      await row.getByText('no: too few questions').waitFor();

      const student = await aStudent(product, { isPaid: true });
      const context = await browser.newContext({ storageState: stateOf(product, student) });
      const own = watch(await context.newPage());
      await own.goto(`${product.url}/test`);
      await own.getByText('No test is offered just now in: Mobile Development.').waitFor();
      const choice = own.getByRole('combobox', { name: 'Domain' });
      await expect(choice.getByRole('option', { name: 'Mobile Development' })).toHaveCount(0);
      await expect(choice.getByRole('option', { name: 'HR' })).toHaveCount(1);
      await context.close();
    },
  );
});
