import { holdBack } from '../testing/faults.js';
import { expect, test } from '../testing/portal-test.js';
import { touch, wakeHome } from '../testing/home.js';
import { ANCHORS } from '../testing/public-routes.js';
import { page, product } from '../testing/running.js';
import { takenOver } from '../testing/taken-over.js';
import { expectUnderBar } from '../testing/looks.js';

test.describe('A click that comes before the scripts', () => {
  test('opens the menu at once, and the scripts find it open', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const goOn = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Close' }).waitFor();
    await page.getByRole('link', { name: 'Achievements' }).first().waitFor();
    goOn();
    await page.getByRole('button', { name: 'Close', expanded: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
  });

  test('counts as a figure that is typed into an article', async () => {
    const goOn = await holdBack(page, /\/assets\/(?!starter).*\.js$/);
    await page.goto('/blog/marketplace-arithmetic-before-the-listing', { waitUntil: 'commit' });
    const sum = page.getByRole('figure');
    await sum.getByLabel('Costs of the month').fill('0');
    goOn();
    await expect(sum.getByRole('status')).toContainText('100 orders leave ₹7,740');
  });

  test('answers in the quiz once they are there, and only by the one clicked last', async () => {
    const goOn = await holdBack(page, '**/assets/sections-*.js');
    // The next question comes half a second later, before which the answer has to be seen.
    await page.addInitScript(
      `{ const real = globalThis.setTimeout;
         globalThis.setTimeout = (work, ms = 0, ...rest) => real(work, ms === 500 ? 600_000 : ms, ...rest); }`,
    );
    await page.goto('/', { waitUntil: 'commit' });
    const options = page.locator('#quiz').getByRole('button');
    await options.nth(4).waitFor();
    await options.nth(0).click();
    await options.nth(2).click();
    goOn();
    await expect(page.locator('#quiz').getByRole('button', { pressed: true })).toContainText(
      'Design the logo',
    );
  });
});

test('A document for an address that does not exist is taken over by the scripts as it is', async () => {
  for (const path of ['/adminfoo', '/test/foo', '/nope']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await touch(page);
    await takenOver(page, 'header a');
    const isAdmin = path.startsWith('/admin');
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(isAdmin ? 1 : 0);
  }
});

for (const [how, hasScripts] of [
  ['without a new document', true],
  ['as a new document', false],
] as const) {
  test(`Back to Home leads back to the section whose link opened the page ${how}`, async () => {
    const goOn = hasScripts ? null : await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto('/#contact');
    if (hasScripts) await wakeHome(page);
    await page.locator('#contact').getByRole('link', { name: 'Contact Us', exact: true }).click();
    await page.waitForURL('/contact', { waitUntil: 'commit' });
    goOn?.();
    await takenOver(page, 'form[aria-label="Contact"] button[type=submit]');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.waitForURL('/#contact');
  });
}

test('Each deep link lands right under the bar, and stays there', async () => {
  for (const id of ANCHORS) {
    await page.goto('/site-map');
    await page.goto(`/#${id}`, { waitUntil: 'networkidle' });
    await expectUnderBar(page, id);
  }
});

test('Back to Home leads home after a link of another site in a used tab', async () => {
  await page.goto('/site-map');
  await page.goto(`data:text/html,<a href="${product.url}/contact">Write to us</a>`);
  await page.getByRole('link').click();
  await page.waitForURL(`${product.url}/contact`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await page.waitForURL(`${product.url}/`);
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [1440, 900],
] as const) {
  test(`The chat button makes way for what can be pressed under it, at ${width} px`, async () => {
    await page.setViewportSize({ width, height });
    const chat = page.getByRole('button', { name: 'Open support chat' });
    const covered = () =>
      chat.evaluate((button) => {
        const over = button.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button), footer a')]
          .filter((one) => one !== button && one.checkVisibility())
          .filter((one) =>
            [...one.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < over.right && right > over.left && top < over.bottom && bottom > over.top,
            ),
          )
          .map((one) => one.textContent);
      });
    for (const path of ['/', '/site-map', '/blog']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await touch(page);
      await chat.waitFor();
      await expect.poll(covered, `on ${path}`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(covered, `at the end of ${path}`).toEqual([]);
    }
    const before = (await chat.boundingBox())!;
    await chat.click();
    const after = (await page.getByRole('button', { name: 'Close support chat' }).boundingBox())!;
    expect(after.y).toBeGreaterThanOrEqual(before.y);
    await expect(page.getByRole('dialog', { name: 'Support chat' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
  });
}
