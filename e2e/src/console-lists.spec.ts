import { readFile } from 'node:fs/promises';
import { goWithin } from './testing/console-page.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { until } from './testing/until.js';

test.use({ tolerated: /status of 503/ });

const ROWS = 30;
const PAGE = 25;

async function addStudents(family: string): Promise<void> {
  await product.sql(
    `INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
       password_hash, total_attempts, attempts_used, session_version, created_at, paid_at)
     SELECT gen_random_uuid(), $1 || n || '@example.com', 'Asha' || n || ' ' || $1, '', '', '', '', '', 'hr',
       'none', 5, 0, 0, now() - n * interval '1 hour', CASE WHEN n > 1 THEN now() END
     FROM generate_series(1, ${ROWS}) AS n`,
    [family],
  );
}

const rows = () => page.locator('tbody tr');
const hasRows = (count: number) => until(async () => (await rows().count()) === count);
const firstRow = () => rows().first().innerText();
const addressOf = (asked: object) =>
  `${product.url}/admin/students?filter=${encodeURIComponent(JSON.stringify(asked))}&page=1`;

test('A list is searched, filtered, turned round and saved as a file, and leads to an entry by keyboard', async () => {
  const family = `Listed${String(Math.random()).slice(2)}`;
  await addStudents(family);
  await page.goto(addressOf({}));
  await page.getByRole('textbox', { name: 'Search' }).fill(family);
  await page.getByText(`1–${PAGE} of ${ROWS}`, { exact: true }).waitFor();
  const before = await firstRow();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.getByText(`26–${ROWS} of ${ROWS}`, { exact: true }).waitFor();
  await until(async () => (await firstRow()) !== before);
  await page.locator('thead .column-createdAt .MuiTableSortLabel-root').click();
  await page.getByText(`1–${PAGE} of ${ROWS}`, { exact: true }).waitFor();
  await until(async () => (await firstRow()).includes(`Asha${ROWS}`));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(file.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toMatch(/^\uFEFF?Id,/);
  expect(lines).toHaveLength(ROWS + 1);

  await goWithin(page, addressOf({ q: family, paid: 'false' }));
  await hasRows(1);
  await rows().first().getByRole('link').first().press('Enter');
  await page.waitForURL(/\/admin\/students\/[^/?]+\/show$/);
});
