import { answering, UNSAVED } from '../testing/console-page.js';
import { NIGHT } from '../testing/night.js';
import { anOrder } from '../testing/order.js';
import { adminTest as test, expect } from '../testing/portal-test.js';
import { aStudent, freshEmail, newToken, openTest } from '../testing/student.js';

test('A reason that was typed is thrown away only if that is meant', async ({ page, product }) => {
  const { email } = await aStudent(product);
  const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [email]);
  await page.goto(`${product.url}/admin/students/${String(row?.id)}/show`);
  const browser = answering(page);
  const open = page.getByRole('button', { name: 'Deactivate', exact: true });
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(browser.asked).toEqual([]);
  await open.click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Asked for by phone');
  await page.keyboard.press('Escape');
  await expect.poll(() => browser.asked).toEqual([UNSAVED]);
  await expect(reason).toHaveValue('Asked for by phone');
  browser.leave();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(browser.asked).toEqual([UNSAVED, UNSAVED]);
});

test('An answer that was left stands under no other message', NIGHT, async ({ page, product }) => {
  const email = freshEmail();
  for (const subject of ['My receipt', 'My fee']) {
    await product.sql(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
       VALUES (gen_random_uuid(), 'Asha', $1, $2, 'Where is it?', now())`,
      [email, subject],
    );
  }
  const [row] = await product.sql(
    "SELECT id FROM contact_messages WHERE email = $1 AND subject = 'My receipt'",
    [email],
  );
  const browser = answering(page);
  browser.leave();
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
  const linkOf = (subject: string) => page.getByRole('link', { name: subject, exact: true });
  await page.goto(`${product.url}/admin/messages/${String(row?.id)}/show`);
  // Both have been shown before, so that neither is waited for.
  await linkOf('My fee').click();
  await linkOf('My receipt').click();
  await linkOf('My fee').waitFor();
  await answer.fill('It is in your profile.');
  await linkOf('My fee').click();
  await linkOf('My receipt').waitFor();
  expect(browser.asked).toEqual([UNSAVED]);
  await expect(answer).toHaveValue('');
});

test('Who gives money back is told of a test that the student sits', async ({ page, product }) => {
  const { email, paymentId } = await anOrder(product, { isTold: true });
  const token = await newToken(product, email);
  await openTest(product, { email, name: 'Asha Rao', token });
  await page.goto(`${product.url}/admin/payments/${paymentId}/show`);
  await page.getByRole('button', { name: /^Refund/ }).click();
  await page.getByRole('dialog').getByText('The student sits a test now').waitFor();
});
