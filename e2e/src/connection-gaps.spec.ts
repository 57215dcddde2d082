import type { Page } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { context, openDesk, page, product, sharePage, student } from './testing/running.js';
import type { Product } from './testing/product.js';
import { openTest, saving } from './testing/attempt.js';
import { choose, goToQuestion } from './testing/take-test.js';
import { until } from './testing/until.js';

test.beforeEach(sharePage);

/** No other file sits one of this domain. */
const DOMAIN = 'machine learning';
/** Longer than the shortest gap that counts, from the last save: a sign of life is noted up to 5 s late. */
const CUT_SECONDS = 27;

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: DOMAIN });

async function confirm(desk: Page, reason: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.locator('button.primary').click();
  await dialog.waitFor({ state: 'detached' });
}

const confirmGap = (product: Product, email: string, isConfirmed: boolean) =>
  product.sql(
    `UPDATE connection_gaps SET is_confirmed = $2 WHERE attempt_id IN
     (SELECT attempts.id FROM attempts JOIN students ON students.id = student_id WHERE email = $1)`,
    [email, isConfirmed],
  );

test('A cut network is noted, confirmed, seen by both, and made good for at one press', async () => {
  await openTest(page, product);
  await goToQuestion(page, 1);
  await choose(page, 'a');
  await saving(page, 'Saved');
  await context.setOffline(true);
  await saving(page, 'No connection: will retry');
  await until(async () => {
    const [row] = await product.sql(
      `SELECT max(last_seen_at) < now() - make_interval(secs => $2) AS is_cut
       FROM attempt_presence JOIN attempts ON attempts.id = attempt_id
       JOIN students ON students.id = student_id WHERE email = $1`,
      [student.email, CUT_SECONDS],
    );
    return row?.is_cut === true;
  });
  await context.setOffline(false);
  await saving(page, 'Saved');

  const desk = await openDesk('support');
  await desk.goto(`${product.url}/admin`);
  await desk.getByRole('link', { name: 'Live', exact: true }).click();
  // The list before it has filters of the same names.
  await desk.getByRole('heading', { level: 1, name: 'Live', exact: true }).waitFor();
  await desk.getByLabel('Domain').selectOption({ value: DOMAIN });
  await desk.getByText(/^1 of 1 open attempt has a gap since \d/).waitFor();
  await desk.getByRole('listitem').filter({ hasText: student.email }).getByText('Gaps').waitFor();
  await expectGoodLooks(desk);
  await desk.getByRole('button', { name: /^Give all of .+ 1 minute$/ }).click();
  await expect(desk.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('1');
  await expectGoodLooks(desk);
  // What is learned meanwhile changes nothing of what was opened.
  await confirmGap(product, student.email, false);
  await desk.getByText(/has a gap since/).waitFor({ state: 'detached' });
  await desk
    .getByRole('dialog')
    .getByRole('heading', { name: /^Give all of .+ 1 minute$/ })
    .waitFor();
  await expect(desk.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('1');
  await confirmGap(product, student.email, true);
  await desk.getByText(/has a gap since/).waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await desk.getByRole('link', { name: student.name, exact: true }).click();
  await desk.getByRole('cell', { name: 'confirmed', exact: true }).waitFor();
  await desk.getByText('Suggested: 1 minute more.').waitFor();
  await expectGoodLooks(desk);
  await desk.getByRole('button', { name: 'Add 1 minute' }).click();
  await confirm(desk, 'Your connection failed');
  await page.getByText(/^1 minute was added: \d\d:\d\d left$/).waitFor();
  await desk.getByText('Suggested: 1 minute more.').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await page.getByRole('heading', { name: 'Connection' }).waitFor();
  await page
    .getByText(/Our server heard nothing from your page in 1 gap, \d+ s in all\./)
    .waitFor();
  await expectGoodLooks(page);
});
