import { NIGHT, nightUnless } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { test } from './testing/portal-test.js';
import { PUBLIC_ROUTES } from './testing/public-routes.js';

/** Of the achievements, which differ in their words only, one. */
const ROUTES = PUBLIC_ROUTES.map(([path]) => path).filter(
  (path) => !path.startsWith('/achievement/') || /incorporation|nope/.test(path),
);

/** Those that are like another of the list but for their words. */
const LEFT_TO_NIGHT = /.\/nope$|^\/notice\/(?!account-1)|^\/blog\/(?!marketplace)/;

for (const path of ROUTES) {
  test(
    `The public page ${path} looks good to everyone`,
    nightUnless(!LEFT_TO_NIGHT.test(path)),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectGoodLooks(page);
    },
  );
}

test('The support chat looks good to everyone', NIGHT, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/site-map', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByText(/Welcome to Saral Digital/).waitFor();
  await page.getByLabel('Your message').fill('hello');
  await page.keyboard.press('Enter');
  await page.getByText('Hello, and thank you for writing').waitFor();
  await expectGoodLooks(page);
});
