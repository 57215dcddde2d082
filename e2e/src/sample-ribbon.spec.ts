import { expect, test } from './testing/portal-test.js';

const RIBBON = 'Sample content: names and figures are made up.';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the ribbon of sample content is on every page, above all else, with nothing to operate', async ({
      page,
    }) => {
      for (const path of ['/', '/privacy-policy', '/signup', '/no-such-page']) {
        await page.goto(path);
        const ribbon = page.getByRole('complementary', { name: 'About this site' });
        await expect(ribbon).toHaveText(RIBBON);
        expect((await ribbon.boundingBox())?.y).toBe(0);
        await expect(ribbon.locator('a, button, input, [tabindex]')).toHaveCount(0);
      }
    });
  });
}
