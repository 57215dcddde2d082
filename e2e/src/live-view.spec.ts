import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { openDesk, page, product, student } from './testing/running.js';
import type { Product } from './testing/product.js';
import { endIn, openTest, saving } from './testing/attempt.js';
import { aStudent, openTest as openTestOf, type SignedIn } from './testing/student.js';
import { choose, goToQuestion } from './testing/take-test.js';

/** No other file sits one of this domain. */
const DOMAIN = 'ui/ux design';
const LABEL = 'UI/UX Design';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: DOMAIN });

async function confirm(desk: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = desk.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

async function openLive(desk: Page, product: Product): Promise<void> {
  await desk.goto(`${product.url}/admin`);
  await desk.getByRole('link', { name: 'Live', exact: true }).click();
  await desk.getByRole('heading', { level: 1, name: 'Live', exact: true }).waitFor();
  await desk.locator('#live-domain').selectOption({ value: DOMAIN });
}

const rowOf = (desk: Page, { email }: SignedIn): Locator =>
  desk.getByRole('listitem').filter({ hasText: email });

test('Tests that run are watched, extended, told a sentence and voided, and their pages show it at once', async () => {
  const desk = await openDesk('support');
  await openLive(desk, product);
  await openTest(page, product);
  await goToQuestion(page, 1);
  await choose(page, 'a');
  await saving(page, 'Saved');
  const other = await aStudent(product, { isPaid: true });
  await openTestOf(product, other, DOMAIN);
  await endIn(product, other, 240);
  const [own, others] = [rowOf(desk, student), rowOf(desk, other)];
  // Without a click: the list reads itself again.
  await own.getByText('1 of 10').waitFor();
  await others.waitFor();
  await expect(desk.getByRole('listitem').first()).toContainText(other.email);
  await expectGoodLooks(desk);

  await own.getByRole('button', { name: /^Extend/ }).click();
  await confirm(desk, { Minutes: '10', Reason: 'The power failed' });
  await page.getByText(/^10 minutes were added: \d\d:\d\d left$/).waitFor();
  await page.getByText('The power failed').waitFor();
  await own.getByText('10 minutes added').waitFor();

  await desk.getByRole('button', { name: `Extend all of ${LABEL}` }).click();
  await desk.getByText(/^the \d+ open tests of UI\/UX Design$/).waitFor();
  await confirm(desk, { Minutes: '5', Reason: 'The network was down' });
  await desk.getByText(/^\d+ tests have 5 minutes more\.$/).waitFor();
  await page.getByText(/^5 minutes were added: \d\d:\d\d left$/).waitFor();
  await others.getByText('5 minutes added').waitFor();

  const place = async () => (await page.getByRole('radio').first().boundingBox())?.y;
  const before = await place();
  await desk.getByRole('button', { name: `Announce to ${LABEL}` }).click();
  await confirm(desk, { Sentence: 'Stay calm, the power is back.' });
  await desk.getByText(/^The pages of \d+ tests? show it\.$/).waitFor();
  await page.getByText('Stay calm, the power is back.').waitFor();
  // No option moves under the pointer.
  expect(await place()).toBe(before);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'OK', exact: true }).first().click();

  await own.getByRole('button', { name: /^Void and give back/ }).click();
  await confirm(desk, { Reason: 'The hall was closed' });
  await own.waitFor({ state: 'detached' });
  await page.getByText('This test was taken back. It does not count').waitFor();
  await page.getByText('The hall was closed').waitFor();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);

  await others.getByRole('link', { name: other.name }).click();
  await desk.getByRole('button', { name: 'Extend', exact: true }).waitFor();
  const close = desk.getByRole('button', { name: 'Close overdue attempt' });
  await expect(close).toHaveCount(0);
  await desk.clock.setFixedTime(Date.now() + 3_600_000);
  await desk.reload();
  await close.waitFor();
});
