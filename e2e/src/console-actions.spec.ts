import { actWithReason, goWithin } from './testing/console-page.js';
import { expectGoodLooks } from './testing/looks.js';
import { mailTo } from './testing/inbox.js';
import { press, typeInto } from './testing/keyboard.js';
import { aStudent, freshEmail } from './testing/student.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

// For rows in the lists of the console.
test.beforeEach(({ seededProduct }) => void seededProduct);

const reason = 'The power failed in the test hall';

const show = async (resource: string, sql: string, values: unknown[] = []) => {
  const [row] = await product.sql(sql, values);
  const path = `admin/${resource}/${String(row?.id)}`;
  // The entry before it, which has such a heading and may have the same buttons, stays until then.
  const read = page.waitForResponse(`${product.url}/api/${path}`);
  await goWithin(page, `${product.url}/${path}/show`);
  await read;
  await page.getByRole('heading', { level: 2 }).waitFor();
};

const showStudent = (email: string) =>
  show('students', 'SELECT id FROM students WHERE email = $1', [email]);

const showSeeded = (resource: string, at: number) => {
  const [table, column] = {
    messages: ['contact_messages', 'email'],
    settlements: ['payment_differences', 'substr(order_id, 7)'],
  }[resource] as [string, string];
  return show(resource, `SELECT id FROM ${table} WHERE ${column} = $1`, [`seed${at}@example.com`]);
};

const FAILED_MAIL = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  VALUES (gen_random_uuid(), 'application-received', $1, '{"name": "Asha Rao"}', 'failed', 3, now())
  RETURNING id`;

const act = (label: string) => actWithReason(page, label, reason);

test('A student is granted attempts by keyboard, with a reason of which the log tells; another is deactivated, reactivated and erased', async () => {
  await showStudent('seed1@example.com');
  await press(page, /button "Grant attempts"/);
  await page.getByRole('dialog').waitFor();
  await press(page, /button "Grant attempts"/);
  await page.getByText('Please say why; it is kept in the audit log.').waitFor();
  await typeInto(page, /textbox "Reason"/, reason);
  await press(page, /button "Grant attempts"/);
  await page.getByText('1 of 6 used').waitFor();
  await goWithin(page, `${product.url}/admin/audit`);
  await page.getByText('total attempts: 5 → 6').waitFor();
  await page.getByRole('link', { name: 'Attempts granted' }).click();
  await page.getByRole('cell', { name: 'total attempts' }).waitFor();
  await page.getByText(reason).waitFor();

  const { email } = await aStudent(product);
  await product.sql(
    `INSERT INTO payments (id, student_id, receipt, amount, currency, state, created_at, paid_at)
     SELECT gen_random_uuid(), id, gen_random_uuid()::text, 50000, 'INR', 'paid', now(), now()
     FROM students WHERE email = $1`,
    [email],
  );
  await showStudent(email);
  const address = page.url();
  await act('Deactivate');
  await act('Reactivate');
  await page.getByRole('button', { name: 'Deactivate' }).waitFor();
  await act('Erase account');
  await page.waitForURL('**/admin/students');
  // Loaded again: the console still has what it was before.
  await page.goto(address);
  await page.getByRole('heading', { name: 'Erased account' }).waitFor();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await mailTo(product.inboxUrl, email, /Your account was deleted, as you asked/);
});

test('Messages are answered, closed and noted as complaints, mails that failed are sent again or cancelled, and differences in the books decided', async () => {
  await showSeeded('messages', 2);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  const send = page.getByRole('button', { name: 'Send the answer' });
  await send.click();
  await page.getByText('Please write an answer.').waitFor();
  await answer.fill('It is in your profile.');
  await expectGoodLooks(page);
  await send.click();
  await page.getByRole('heading', { name: 'Answered' }).waitFor();
  await page.getByText(/^By admin-/).waitFor();
  await mailTo(product.inboxUrl, 'seed2@example.com', /It is in your profile\./);

  await showSeeded('messages', 4);
  await page.getByRole('button', { name: 'Needs no answer' }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  await expect(send).toHaveCount(0);

  await showSeeded('messages', 5);
  await page.getByRole('button', { name: 'It is a complaint about data' }).click();
  await page.getByText('Answer by').first().waitFor();
  await expect(page.getByRole('button', { name: 'Needs no answer' })).toHaveCount(0);
  await mailTo(product.inboxUrl, 'seed5@example.com', /We have your complaint/);
  await act('Close without an answer');
  await page.getByText('Closed', { exact: true }).waitFor();

  const email = freshEmail();
  await show('emails', FAILED_MAIL, [email]);
  await act('Retry');
  await mailTo(product.inboxUrl, email, /Asha Rao/);
  await show('emails', FAILED_MAIL, [email]);
  await act('Cancel email');
  await page.getByText('cancelled', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await showSeeded('settlements', 4);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Decision').selectOption('Written off');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  const decision = page.locator('dd').filter({ hasText: /^Written off$/ });
  await decision.waitFor();
  await act('Open again');
  await decision.waitFor({ state: 'detached' });
});
