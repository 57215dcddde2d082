import type { Page } from '@playwright/test';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { mailTo } from './testing/inbox.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { openDesk, page, product, sharePage } from './testing/running.js';
import type { Product } from './testing/product.js';
import { begin, hold } from './testing/stopwatch.js';
import { until } from './testing/until.js';

test.beforeEach(sharePage);

/** What docs/operations/support.md says of the clicks and the time is measured here. */
test.use({ role: 'support' });

/** Applications of one family name, which the list shows alone. */
async function applicants({ sql }: Product, count: number) {
  const family = `Iyer${String(Math.random()).slice(2)}`;
  const all = Array.from({ length: count }, (_, nth) =>
    anApplication({ name: `Asha${nth} ${family}` }),
  );
  for (const { id, name, email } of all) {
    await sql(
      `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain,
         message, created_at)
       VALUES ($1, $2, $3, '90000 00000', 'B.Com.', '', 'SEO', 'hr', '', now())`,
      [id, name, email],
    );
  }
  return { all, family };
}

async function listFamily(page: Page, family: string): Promise<void> {
  await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
  await page.locator('input[name="q"]').click();
  await page.keyboard.type(family);
  await page.waitForURL((url) => url.search.includes(family));
}

const isListed = (page: Page, count: number) =>
  until(async () => (await page.locator('main tbody tr').count()) === count);

const statusesOf = async ({ sql }: Product, family: string) => {
  const rows = await sql('SELECT DISTINCT status FROM applications WHERE name LIKE $1', [
    `% ${family}`,
  ]);
  return rows.map(({ status }) => status);
};

test('An admin shortlists and invites ten applicants within the time', async () => {
  const { all, family } = await applicants(product, 10);
  const told = await begin(page, product);
  await listFamily(page, family);
  await isListed(page, 10);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const dialog = page.getByRole('dialog', { name: 'These rows' });
  const move = async () => {
    await dialog.getByRole('button', { name: 'Begin with 10 applications' }).click();
    await page.getByText('10 of 10 applications tried: 10 done, 0 skipped.').waitFor();
  };
  await page.getByRole('button', { name: 'Work on these' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('Good');
  await move();
  await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
  // They are still selected, and are moved as they are shown.
  await until(async () => (await page.getByRole('row', { name: 'Shortlisted' }).count()) === 10);
  await page.getByRole('button', { name: 'Work on these' }).click();
  await dialog.getByRole('combobox', { name: 'Stage to go to' }).selectOption('Interview');
  await dialog.getByRole('checkbox', { name: 'Write to each applicant' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('Good');
  await move();
  hold('by the list', await told(), 9);
  expect(await statusesOf(product, family)).toEqual(['interview']);
  const { text } = await mailTo(product.inboxUrl, all[9]!.email, /We would like to talk with you/);
  expect(text).toContain('/my-application#');

  const one = await applicants(product, 1);
  const single = await openDesk('support');
  const toldBefore = await begin(single, product);
  await listFamily(single, one.family);
  await isListed(single, 1);
  await single.getByRole('link', { name: one.all[0]!.name }).click();
  for (const stage of ['Shortlisted', 'Interview']) {
    await single.getByRole('button', { name: `Move to ${stage}` }).click();
    const dialog = single.getByRole('dialog');
    await dialog.getByRole('button', { name: `Move to ${stage}` }).click();
    await dialog.waitFor({ state: 'detached' });
    // The next move goes by what is read anew; its button was there before, too.
    const now = single.locator('dd').filter({ hasText: new RegExp(`^${stage}$`) });
    await now.first().waitFor();
  }
  hold('one by itself', await toldBefore(), 7);
});

test.describe('Of an owner', () => {
  test.use({ role: 'owner' });

  test('An owner finds who exported students in March within the time', async () => {
    await product.sql(
      `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, after)
       SELECT gen_random_uuid(), at::timestamptz, gen_random_uuid(), name, 'export-list', 'list', list, '',
         jsonb_build_object('filter', '{"paid": true}'::jsonb, 'count', 1234)
       FROM (VALUES ('2026-03-14T10:00Z', 'meera', 'students'), ('2026-03-15T10:00Z', 'ravi', 'payments'),
         ('2026-04-02T10:00Z', 'asha', 'students')) AS made (at, name, list)`,
    );
    const told = await begin(page, product);
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await page.getByLabel('Kind').click();
    await page.getByRole('option', { name: 'Exports' }).click();
    await page.getByLabel('Done from').fill('2026-03-01');
    await page.getByLabel('Done before').fill('2026-04-01');
    const row = page.getByRole('row').filter({ hasText: 'students list' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('meera');
    await expect(row).toContainText('1,234 rows, paid: true');
    hold('by the audit log', await told(), 4);
  });
});
