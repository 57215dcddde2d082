import { readFile } from 'node:fs/promises';
import { applicants, openApplications } from './testing/application.js';
import { FULL } from './testing/core.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product, shareSeeded } from './testing/running.js';
import { until } from './testing/until.js';

test.beforeEach(shareSeeded);

test.use({ role: 'support' });

/** More than a page of the list shows, and the filter that finds them. */
async function applications(count: number) {
  const { all, family } = await applicants(product, count);
  return { all, family, filter: { q: family, status: 'received' } };
}

const open = (filter: object) => openApplications(page, product, filter);

const begin = async (count: number) => {
  await page.getByRole('button', { name: 'All that match' }).click();
  const dialog = page.getByRole('dialog', { name: 'All that match' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Strong portfolios');
  await dialog.getByText(`${count} applications now.`).waitFor();
  return dialog;
};

const stages = async (family: string) => {
  const rows = await product.sql(
    'SELECT status, count(*)::int AS count FROM applications WHERE name LIKE $1 GROUP BY 1 ORDER BY 1',
    [`% ${family}`],
  );
  return rows.map(({ status, count }) => `${String(status)} ${String(count)}`);
};

test(
  'All that match are moved with a mail in one’s own words, and the result says what became of each, and no undo is offered of what was mailed',
  FULL,
  async () => {
    const { all, family, filter } = await applications(30);
    await open(filter);
    await page.getByRole('link', { name: all[29]!.name }).waitFor();
    const dialog = await begin(30);
    await dialog.getByRole('checkbox', { name: 'Write to each applicant' }).check();
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('Your internship application is on the shortlist');
    await dialog.getByRole('textbox', { name: 'Mail' }).fill('We liked your portfolio.');
    await dialog.getByRole('button', { name: 'Preview for one of them' }).click();
    await dialog
      .getByRole('region', { name: 'Preview of the mail' })
      .getByText('We liked your portfolio.')
      .waitFor();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Begin with 30 applications' }).click();
    await page.getByRole('heading', { name: 'Move to Shortlisted, with a mail' }).waitFor();
    await page.getByText('30 of 30 applications tried: 30 done, 0 skipped.').waitFor();
    expect(await stages(family)).toEqual(['shortlisted 30']);
    const mails = await product.sql(
      "SELECT count(*)::int AS count FROM emails WHERE kind = 'application-moved' AND to_address = ANY ($1)",
      [all.map(({ email }) => email)],
    );
    expect(mails).toEqual([{ count: 30 }]);
    await mailTo(product.inboxUrl, all[29]!.email, /We liked your portfolio\./);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Result of each row' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(31);
    expect(file).toContain(`${all[0]!.name},done,`);
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    await expectGoodLooks(page);
  },
);

test(
  'All that match are moved without a mail, and those that nobody touched since are put back',
  FULL,
  async () => {
    const { all, family, filter } = await applications(30);
    await open(filter);
    await page.getByRole('link', { name: all[29]!.name }).waitFor();
    const dialog = await begin(30);
    await dialog.getByRole('button', { name: 'Begin with 30 applications' }).click();
    await page.getByText('30 of 30 applications tried: 30 done, 0 skipped.').waitFor();
    await product.sql("UPDATE applications SET status = 'interview', version = 9 WHERE id = $1", [
      all[0]!.id,
    ]);
    await page.getByRole('button', { name: 'Undo 30 applications' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo 30 applications' });
    await undo.getByRole('textbox', { name: 'Reason' }).fill('By mistake');
    await undo.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('30 of 30 applications tried: 29 done, 1 skipped.').waitFor();
    await page.getByText(/has changed this application since you opened it/).waitFor();
    expect(await stages(family)).toEqual(['interview 1', 'received 29']);
  },
);

test('What matches otherwise by then has to be confirmed anew', FULL, async () => {
  const { all, family, filter } = await applications(3);
  await open(filter);
  await page.getByRole('link', { name: all[0]!.name }).waitFor();
  const dialog = await begin(3);
  await product.sql("UPDATE applications SET status = 'closed' WHERE id = $1", [all[0]!.id]);
  await dialog.getByRole('button', { name: 'Begin with 3 applications' }).click();
  await dialog.getByText('It is now 2 that match. Please look at them again.').waitFor();
  expect(await stages(family)).toEqual(['closed 1', 'received 2']);
  await dialog.getByRole('button', { name: 'Begin with 2 applications' }).click();
  await page.getByText('2 of 2 applications tried: 2 done, 0 skipped.').waitFor();
});

test(
  'The dialog looks good to everyone, and the job stands in the list of bulk work',
  FULL,
  async () => {
    const { all, filter } = await applications(2);
    await open(filter);
    await page.getByRole('link', { name: all[0]!.name }).waitFor();
    const dialog = await begin(2);
    await expectGoodLooks(page);
    await dialog
      .getByRole('combobox', { name: 'What is to be done' })
      .selectOption('Give to an owner');
    await dialog.getByRole('button', { name: 'Begin with 2 applications' }).click();
    await page.getByText('2 of 2 applications tried: 0 done, 2 skipped.').waitFor();
    await page.getByText('It is so already.').first().waitFor();
    await page.getByRole('link', { name: '← All bulk work' }).click();
    await page.getByRole('link', { name: 'Take from their owners' }).first().waitFor();
  },
);

/** Two mails that failed, in the list that shows just them. */
async function failedMails() {
  const family = `retry${String(Math.random()).slice(2)}`;
  await product.sql(
    `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
     SELECT gen_random_uuid(), 'message-answered', $1 || n || '@example.com',
       '{"name": "Asha", "subject": "Hello", "question": "When?", "answer": "Soon."}', 'failed', 9, now()
     FROM generate_series(1, 2) AS n`,
    [family],
  );
  const filter = encodeURIComponent(JSON.stringify({ q: family }));
  const path = `${product.url}/admin/emails?filter=${filter}&page=1`;
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  return { family, path };
}

test('Rows that one admin selected are not selected for the next who signs in', FULL, async () => {
  const { path } = await failedMails();
  await page.getByRole('button', { name: 'Work on these' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.goto(`${product.url}/admin-signin`);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(product.adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin(\/|$)/);
  await page.goto(path);
  // Those of the two rows, and that of all.
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(3);
});

test('Work on more than 100 selected rows does not begin, and says what would', FULL, async () => {
  const { all, family } = await applications(101);
  await page.setViewportSize({ width: 1440, height: 900 });
  const filter = encodeURIComponent(JSON.stringify({ q: family }));
  await page.goto(`${product.url}/admin/internships?filter=${filter}&page=1&perPage=100`);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByText('100 items selected').waitFor();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  const row = page.getByRole('checkbox', { name: 'Select this row' });
  await expect(row).toHaveCount(1);
  await row.click();
  await page.getByText('101 items selected').waitFor();
  await page.getByRole('button', { name: 'Work on these' }).click();
  await page.getByText(/^At most 100 rows can be selected\./).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await stages(family)).toEqual([`received ${all.length}`]);
});

test('Failed mails that are selected are sent again as one job', FULL, async () => {
  const { family } = await failedMails();
  await page.getByRole('button', { name: 'Work on these' }).click();
  const dialog = page.getByRole('dialog', { name: 'These rows' });
  await dialog.getByText('2 that were selected: 2 mails now.').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The server is back');
  await dialog.getByRole('button', { name: 'Begin with 2 mails' }).click();
  await page.getByText('2 of 2 mails tried: 2 done, 0 skipped.').waitFor();
  await until(async () => {
    const [row] = await product.sql(
      "SELECT count(*)::int AS count FROM emails WHERE to_address LIKE $1 AND state <> 'failed'",
      [`${family}%`],
    );
    return row?.count === 2;
  });
});
