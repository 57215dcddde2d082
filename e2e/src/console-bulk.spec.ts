import { applicants, openApplications } from './testing/application.js';
import { goWithin } from './testing/console-page.js';
import { violationsOn } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { aStudent } from './testing/student.js';
import { page, product } from './testing/running.js';

test.use({ role: 'support' });

test('Selected applications are moved in one call with the mail that the dialog shows, it says what came of each, and selected students are written to', async () => {
  const { all, family } = await applicants(product, 3);
  await openApplications(page, product, { q: family, status: 'received' });
  await page.getByRole('link', { name: all[2]!.name }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Work on these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to a stage: 3 applications' });
  await dialog.getByText(new RegExp(`${all[0]!.name} .*Received`)).waitFor();
  await dialog.getByText('Your internship application is on the shortlist').waitFor();
  await dialog.getByRole('switch', { name: 'Send each applicant this mail' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Strong portfolios');
  expect(await violationsOn(page)).toEqual([]);
  await product.sql("UPDATE applications SET status = 'closed', version = 1 WHERE id = $1", [
    all[0]!.id,
  ]);
  await dialog.getByRole('button', { name: 'Do it to 3 applications' }).click();
  const outcome = page.getByRole('dialog', { name: '2 done, 1 skipped' });
  await outcome.getByText(/has changed this application since you opened it/).waitFor();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Work on these' })).toHaveCount(0);
  const mails = await product.sql(
    "SELECT count(*)::int AS count FROM emails WHERE kind = 'application-moved' AND to_address = ANY ($1)",
    [all.map(({ email }) => email)],
  );
  expect(mails).toEqual([{ count: 2 }]);

  const { email } = await aStudent(product);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  await goWithin(page, `${product.url}/admin/students?filter=${filter}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('checkbox', { name: 'Select this row' }).click();
  await page.getByRole('button', { name: 'Work on these' }).click();
  const letter = page.getByRole('dialog', { name: 'Write to each: 1 student' });
  await letter.getByText(new RegExp(email)).waitFor();
  await letter.getByRole('textbox', { name: 'Reason' }).fill('The power failed');
  const send = letter.getByRole('button', { name: 'Do it to 1 student' });
  await send.click();
  await letter.getByText('Please write a subject').waitFor();
  await letter.getByRole('textbox', { name: 'Subject' }).fill('Your test');
  await letter.getByRole('textbox', { name: 'Mail' }).fill('You get the attempt back.');
  await send.click();
  await page.getByRole('dialog', { name: '1 done, 0 skipped' }).waitFor();
});
