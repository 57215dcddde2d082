import { expect, test } from './testing/portal-test.js';

const RIBBON = 'Sample content: names and figures are made up.';
const PAGES = ['/', '/contact', '/privacy-policy', '/signup', '/no-such-page'];

test.describe('The ribbon of a site with sample content', () => {
  test('stands on every page, above all else, with nothing to operate', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const ribbon = page.getByRole('complementary', { name: 'About this site' });
      await expect(ribbon).toHaveText(RIBBON);
      expect((await ribbon.boundingBox())?.y).toBe(0);
      await expect(page.locator('#root .sample-ribbon')).toHaveCount(0);
      await expect(ribbon.locator('a, button, input, [tabindex]')).toHaveCount(0);
    }
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ribbon is there all the same', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(RIBBON)).toBeVisible();
  });
});

test('Readiness names what is a sample', async ({ request }) => {
  const answer = (await (await request.get('/health/ready')).json()) as { samples: string[] };
  expect(answer.samples).toEqual(
    expect.arrayContaining(['names of the company', 'contacts', 'grievance officer', 'figures']),
  );
});
