import { NIGHT } from './testing/night.js';
import { adminTest as test, expect } from './testing/portal-test.js';

test.use({ role: 'support' });

test(
  'A filter is saved in the browser, and is there after a sign-out',
  NIGHT,
  async ({ page, seededProduct: { url } }) => {
    const filter = encodeURIComponent(JSON.stringify({ domain: 'hr' }));
    await page.goto(`${url}/admin/internships?filter=${filter}&page=1`);
    const menu = page.getByRole('button', { name: 'Add filter' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save current query' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('HR only');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${url}/`);
    const saved = await page.evaluate(() =>
      localStorage.getItem('RaStore.applications.savedQueries'),
    );
    expect(saved).toContain('HR only');
  },
);
