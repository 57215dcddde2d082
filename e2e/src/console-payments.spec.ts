import { actWithReason, goWithin } from './testing/console-page.js';
import { aStudent, openTest } from './testing/student.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product } from './testing/running.js';

test.use({ tolerated: /status of 503/ });

test.afterEach(() => product.provider.injectFaults({}));

const SILENT = { sendWebhooks: false };

async function anOrder() {
  const student = await aStudent(product);
  const response = await fetch(`${product.url}/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ amount: 500, currency: 'INR', email: student.email }),
  });
  const { order } = (await response.json()) as { order: { id: string } };
  const [row] = await product.sql('SELECT id FROM payments WHERE order_id = $1', [order.id]);
  return { student, orderId: order.id, id: String(row?.id) };
}

async function show(id: string): Promise<void> {
  await goWithin(page, `${product.url}/admin/payments/${id}/show`);
  await page.getByRole('heading', { level: 2 }).waitFor();
}

const timeline = () => page.getByRole('region', { name: 'Timeline' });
const attempts = () => page.getByRole('region', { name: 'Attempts' });
const REASON = 'The student wrote to us';

test('A payment of which nobody told us is found when an admin asks the provider, and its page tells the story', async () => {
  const { id, orderId } = await anOrder();
  const failed = product.provider.fail(orderId, SILENT);
  const { razorpay_payment_id: paid } = product.provider.pay(orderId, SILENT);
  await show(id);
  await page.getByText('Nobody has tried to pay this order yet').waitFor();
  const terms = page.getByRole('region', { name: 'Terms agreed to' });
  await terms.getByText('₹500: 10 questions in 30 minutes, 65 % to pass, 5 attempts').waitFor();
  await actWithReason(page, 'Check with the provider', REASON);
  await page.getByText('The payment is now: Success.').waitFor();
  const rows = attempts().getByRole('row');
  await rows.filter({ hasText: paid }).getByText('Pays the order').waitFor();
  await rows.filter({ hasText: failed }).getByText('Pays nothing').waitFor();
  const story = await timeline().getByRole('row').allInnerTexts();
  expect(story.slice(1).map((line) => line.split('\t')[1])).toEqual([
    'Ordered',
    'Attempt failed',
    'Attempt captured',
    'Marked paid',
    'Provider asked',
  ]);
  const learned = timeline().getByRole('row').filter({ hasText: paid });
  await learned.getByText('the provider, asked by an admin').waitFor();
  await actWithReason(page, 'Check with the provider', REASON);
  await page.getByText('Nothing changed: Success.').waitFor();
});

test('A payment that was made twice is found by its flag, and one of the two is given back, though not by support', async () => {
  const { id, orderId, student } = await anOrder();
  const first = product.provider.pay(orderId).razorpay_payment_id;
  const second = product.provider.payAgain(orderId).razorpay_payment_id;
  product.provider.refund(second, 10_000);
  await show(id);
  await actWithReason(page, 'Check with the provider', REASON);
  await page.getByText('The student has paid more than once.').waitFor();
  await openTest(product, student);
  await goWithin(page, `${product.url}/admin/payments`);
  await page.getByRole('combobox', { name: 'Flag' }).click();
  await page.getByRole('option', { name: 'Refund due' }).click();
  await page.waitForURL(/refund-due/);
  await page
    .getByRole('row')
    .filter({ hasText: student.email })
    .getByRole('link', { name: student.name })
    .click();
  await page.getByRole('button', { name: `Refund ${second}` }).click();
  await page
    .getByRole('dialog')
    .getByText(/₹400 back.+The student sits a test now/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await actWithReason(page, `Refund ${second}`, REASON);
  await page.getByText('The refund is ordered.').waitFor();
  await attempts().getByText('₹500 given back').waitFor();
  await timeline().getByText('Refund processed', { exact: true }).nth(1).waitFor();
  await expect(page.getByText('The student has paid more than once.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Refund ${first}` })).toHaveCount(1);
  const [paid] = await product.sql('SELECT paid_at FROM students WHERE email = $1', [
    student.email,
  ]);
  expect(paid?.paid_at).not.toBeNull();

  await product.sql(`UPDATE admins SET role = 'support' WHERE id = $1`, [admin.id]);
  await page.reload();
  await timeline().getByText('Marked paid').waitFor();
  await page.getByRole('button', { name: 'Check with the provider' }).waitFor();
  await expect(page.locator('main').getByRole('button', { name: /^Refund/ })).toHaveCount(0);
});
