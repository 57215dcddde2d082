import type { Page } from '@playwright/test';
import { anAdmin } from '../testing/admin.js';
import { actWithReason } from '../testing/console-page.js';
import { adminTest as test, expect } from '../testing/portal-test.js';
import { admin, openDesk, page, product, sharePage } from '../testing/running.js';
import { aStudent } from '../testing/student.js';

test.beforeEach(sharePage);

const REASON = 'Asked for by phone';

/** Presses a button, gives a reason, and leaves the dialog with what the server says. */
async function tryWithReason(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test.describe('Of two admins who do the same at once', () => {
  test('the later one is told that the student is deactivated already', async () => {
    const { email } = await aStudent(product);
    const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [email]);
    const path = `${product.url}/admin/students/${String(row?.id)}/show`;
    const later = await openDesk();
    for (const one of [page, later]) {
      await one.goto(path);
      await one.getByRole('button', { name: 'Deactivate', exact: true }).waitFor();
    }
    await later.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await actWithReason(page, 'Deactivate', REASON);
    await tryWithReason(later, 'Deactivate');
    await later
      .getByRole('dialog')
      .getByText(`${admin.username} has changed this student since you opened it (active).`)
      .waitFor();
    const entries = await product.sql(
      "SELECT admin_name FROM audit_entries WHERE subject_id = $1 AND action = 'deactivate-student'",
      [row?.id],
    );
    expect(entries).toEqual([{ admin_name: admin.username }]);
  });

  test('the later one does not replace the role that the other gave', async () => {
    const target = await anAdmin(product, 'support');
    const later = await openDesk();
    const label = `Change role of ${target.username}`;
    for (const one of [page, later]) {
      await one.goto(`${product.url}/admin/admins?filter={"q":"${target.username}"}`);
      await one.getByRole('button', { name: label, exact: true }).click();
    }
    const choose = async (one: Page, role: string) => {
      await one.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption(role);
      await tryWithReason(one, 'Change role');
    };
    await choose(page, 'content');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose(later, 'finance');
    await later
      .getByRole('dialog')
      .getByText(`${admin.username} has changed this admin since you opened it (role).`)
      .waitFor();
    const [kept] = await product.sql('SELECT role FROM admins WHERE id = $1', [target.id]);
    expect(kept?.role).toBe('content');
  });
});
