import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';

test.use({ role: 'support' });

test('A filter is kept as a view, shown to the role, opened, and removed', async ({
  page,
  seededProduct: { url, sql },
}) => {
  const name = `HR ${String(Math.random()).slice(2, 8)}`;
  const filter = encodeURIComponent(JSON.stringify({ domain: 'hr', q: 'asha' }));
  await page.goto(`${url}/admin/internships?filter=${filter}&page=1`);
  await page.getByRole('button', { name: 'Save as a view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please give it a name.').waitFor();
  await dialog.getByRole('textbox', { name: 'What it is called' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('link', { name }).waitFor();
  expect(await sql('SELECT role, filter FROM saved_views WHERE name = $1', [name])).toEqual([
    { role: 'support', filter: { domain: 'hr' } },
  ]);
  await expectGoodLooks(page);
  await page.goto(`${url}/admin/internships?filter=${encodeURIComponent('{}')}&page=1`);
  await views.getByRole('link', { name }).click();
  await page.waitForURL(/%22domain%22%3A%22hr%22/);
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  await views.getByRole('button', { name: `Remove the view ${name}` }).click();
  await views.getByRole('link', { name }).waitFor({ state: 'detached' });
});
