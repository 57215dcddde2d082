import { HOSTILE } from './testing/console.js';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { mailTo } from './testing/inbox.js';
import { press, typeInto } from './testing/keyboard.js';
import { aStudent, openTest } from './testing/student.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product, shareSeeded } from './testing/running.js';

test.beforeEach(shareSeeded);

const reason = 'The power failed in the test hall';

async function idOf(sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await product.sql(sql, values);
  return String(row?.id);
}

const show = async (resource: string, id: string) => {
  await page.goto(`${product.url}/admin/${resource}/${id}/show`);
  await page.getByRole('heading', { level: 2 }).waitFor();
};

/** Presses a button, and confirms it with a reason. */
async function act(label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test.describe('A student', () => {
  const student = (at: number) =>
    idOf('SELECT id FROM students WHERE email = $1', [`seed${at}@example.com`]);

  test('is granted attempts by keyboard, with a reason, and the log tells of it', async () => {
    await show('students', await student(1));
    await press(page, /button "Grant attempts"/);
    await page.getByRole('dialog').waitFor();
    await press(page, /button "Grant attempts"/);
    await page.getByText('Please say why; it is kept in the audit log.').waitFor();
    await typeInto(page, /textbox "Reason"/, reason);
    await press(page, /button "Grant attempts"/);
    await page.getByText('1 of 6 used').waitFor();
    await page.goto(`${product.url}/admin/audit`);
    await page.getByText('total attempts: 5 → 6').waitFor();
    await page.getByRole('link', { name: 'Attempts granted' }).click();
    await page.getByRole('cell', { name: 'total attempts' }).waitFor();
    await page.getByText(reason).waitFor();
  });

  test('is deactivated, and reactivated', async () => {
    await show('students', await student(3));
    await act('Deactivate');
    await page.getByRole('button', { name: 'Reactivate' }).waitFor();
    await act('Reactivate');
    await page.getByRole('button', { name: 'Deactivate' }).waitFor();
  });

  test('is erased, and what payments leave of one says so', async () => {
    const { email } = await aStudent(product);
    const id = await idOf('SELECT id FROM students WHERE email = $1', [email]);
    await product.sql(
      `INSERT INTO payments (id, student_id, receipt, amount, currency, state, created_at, paid_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, 50000, 'INR', 'paid', now(), now())`,
      [id],
    );
    await show('students', id);
    await act('Erase account');
    await page.waitForURL('**/admin/students');
    await show('students', id);
    await page.getByRole('heading', { name: 'Erased account' }).waitFor();
    expect(await page.getByRole('button', { name: 'Deactivate' }).count()).toBe(0);
    await mailTo(product.inboxUrl, email, /Your account was deleted, as you asked/);
  });
});

test.describe('An application', () => {
  test('gets a note, which joins the others', NIGHT, async () => {
    const id = await idOf("SELECT id FROM applications WHERE email = 'seed1@example.com'");
    await show('applications', id);
    for (const text of ['Call on Monday', 'Called']) {
      await page.getByRole('textbox', { name: 'Note' }).fill(text);
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
    }
    const notes = 'SELECT text FROM application_notes WHERE application_id = $1 ORDER BY at, id';
    expect(await product.sql(notes, [id])).toEqual([
      { text: 'Call on Monday' },
      { text: 'Called' },
    ]);
  });

  test('is not left with notes that nobody saved, unless one says so', NIGHT, async () => {
    await show(
      'applications',
      await idOf("SELECT id FROM applications WHERE email LIKE 'seed2@%'"),
    );
    await page.getByRole('textbox', { name: 'Note' }).fill('A strong portfolio');
    const leave = async () => {
      const asked = page.waitForEvent('dialog');
      // The click waits for the answer.
      void page.getByRole('link', { name: '← All applications' }).click();
      return asked;
    };
    await (await leave()).dismiss();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('A strong portfolio');
    await (await leave()).accept();
    await page.waitForURL('**/admin/internships');
  });
});

test.describe('A message', () => {
  test('is answered by mail, and shows its answer', async () => {
    await show(
      'messages',
      await idOf("SELECT id FROM contact_messages WHERE email = 'seed2@example.com'"),
    );
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText('Please write an answer.').waitFor();
    await page.getByRole('textbox', { name: 'Answer' }).fill('It is in your profile.');
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByRole('heading', { name: 'Answered' }).waitFor();
    await page.getByText(/^By admin-/).waitFor();
    await mailTo(product.inboxUrl, 'seed2@example.com', /It is in your profile\./);
  });

  test('is closed where it needs no answer', NIGHT, async () => {
    await show(
      'messages',
      await idOf("SELECT id FROM contact_messages WHERE email = 'seed4@example.com'"),
    );
    await page.getByRole('button', { name: 'Needs no answer' }).click();
    await page.getByText('Closed', { exact: true }).waitFor();
    await expect(page.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
  });
});

test.describe('A message that complains about personal data', () => {
  test('gets a day for its answer, and is not closed without a reason', NIGHT, async () => {
    await show(
      'messages',
      await idOf("SELECT id FROM contact_messages WHERE email = 'seed5@example.com'"),
    );
    await page.getByRole('button', { name: 'It is a complaint about data' }).click();
    await page.getByText('Answer by').first().waitFor();
    await expect(page.getByRole('button', { name: 'Needs no answer' })).toHaveCount(0);
    await expectGoodLooks(page);
    await mailTo(product.inboxUrl, 'seed5@example.com', /We have your complaint/);
    await act('Close without an answer');
    await page.getByText('Closed', { exact: true }).waitFor();
  });
});

test.describe('A difference between the books', () => {
  test('is decided with a note, and opened again', NIGHT, async () => {
    await show(
      'settlements',
      await idOf("SELECT id FROM payment_differences WHERE order_id = 'order_seed4@example.com'"),
    );
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Decision').selectOption('Written off');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
    const decision = page.locator('dd').filter({ hasText: /^Written off$/ });
    await decision.waitFor();
    await page.locator('dd').filter({ hasText: reason }).waitFor();
    await act('Open again');
    await decision.waitFor({ state: 'detached' });
  });
});

test.describe('A mail that failed', () => {
  const failed = (at: number) =>
    idOf("SELECT id FROM emails WHERE state = 'failed' AND to_address = $1", [
      `seed${at}@example.com`,
    ]);

  test('is sent again', async () => {
    await show('emails', await failed(1));
    await act('Retry');
    await mailTo(product.inboxUrl, 'seed1@example.com', /Asha Rao/);
  });

  test('A mail that failed is cancelled', NIGHT, async () => {
    await show('emails', await failed(2));
    await act('Cancel email');
    await page.getByText('cancelled', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });
});

test.describe('An attempt', () => {
  test('is closed by hand only once its time is over', async () => {
    const student = await aStudent(product, { isPaid: true });
    const { attemptId } = await openTest(product, student);
    await show('attempts', String(attemptId));
    await page.getByRole('button', { name: 'Extend', exact: true }).waitFor();
    await expect(page.getByRole('button', { name: 'Close overdue attempt' })).toHaveCount(0);
  });
});

test.describe('A result', () => {
  test('shows what was chosen, what is right, and why', NIGHT, async () => {
    await show('results', await idOf("SELECT id FROM results WHERE email = 'seed1@example.com'"));
    await page.getByText(`A. ${HOSTILE[0]} (chosen, correct)`).waitFor();
    await page.getByText('Not answered').waitFor();
    await page.getByText('As the book says.').waitFor();
  });
});

test.describe('An admin', () => {
  test.describe('of finance', () => {
    test.use({ role: 'finance' });

    test('lands on the first section that is allowed', async () => {
      await page.goto(`${product.url}/admin`);
      await page.waitForURL('**/admin/dashboard');
      const nav = page.getByRole('navigation', { name: 'Admin' });
      await nav.getByRole('link', { name: 'Payments' }).waitFor();
      expect(await nav.getByRole('link').allTextContents()).not.toContain('Test History');
    });
  });

  test('An admin who logs out leaves nothing behind', async () => {
    await page.goto(`${product.url}/admin`);
    await page.evaluate("localStorage.setItem('studentEmail', 'asha@example.com')");
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    expect(
      await page.evaluate("['adminToken', 'studentEmail'].map((key) => localStorage.getItem(key))"),
    ).toEqual([null, null]);
  });
});
