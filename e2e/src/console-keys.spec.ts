import { adminTest as test, expect } from './testing/portal-test.js';

test('The slash opens the search, and J and K move through a list', async ({
  page,
  seededProduct: product,
}) => {
  await page.goto(`${product.url}/admin/students?filter={"q":"Seeded"}&page=1`);
  const rows = page.locator('main tbody tr');
  await rows
    .getByRole('link', { name: /^Seeded/ })
    .first()
    .waitFor();
  const isFocused = (nth: number) => expect(rows.nth(nth).locator('a[href]').first()).toBeFocused();
  await page.keyboard.press('j');
  await isFocused(0);
  await page.keyboard.press('j');
  await isFocused(1);
  await page.keyboard.press('k');
  await isFocused(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/students/*/show');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  // What is typed there is no command, and the slash is not typed.
  await page.keyboard.type('jk?');
  await expect(field).toHaveValue('jk?');
});
