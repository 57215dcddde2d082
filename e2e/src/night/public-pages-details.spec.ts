import { holdBack } from '../testing/faults.js';
import { expect, test } from '../testing/portal-test.js';
import { page, product, sharePage } from '../testing/running.js';

test.beforeEach(sharePage);

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

  test('answers in the quiz once they are there, and only by the one clicked last', async () => {
    const goOn = await holdBack(page, '**/assets/late-views-*.js');
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

test.describe('A document for an address that does not exist', () => {
  for (const path of ['/adminfoo', '/test/foo', '/nope']) {
    test(`is taken over by the scripts as it is at ${path}`, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const isAdmin = path.startsWith('/admin');
      await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(isAdmin ? 1 : 0);
    });
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

test('The chat button has an edge on every ground, and in forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Open support chat' });
  const edge = () => button.evaluate((one) => getComputedStyle(one).borderTopWidth);
  await button.waitFor();
  expect(await edge()).toBe('2px');
  await page.emulateMedia({ forcedColors: 'none' });
  const { border, ground } = await button.evaluate((one) => ({
    border: getComputedStyle(one).borderTopColor,
    ground: getComputedStyle(one).backgroundColor,
  }));
  expect(border).not.toBe(ground);
});

for (const path of ['/contact', '/site-map']) {
  test(`Nothing that gets the focus by keyboard lies under the chat button, at ${path}`, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const chat = page.getByRole('button', { name: 'Open support chat' });
    await chat.waitFor();
    const hidden: string[] = [];
    let reachedChat = false;
    for (let stop = 0; stop < 80 && !reachedChat; stop += 1) {
      await page.keyboard.press('Tab');
      reachedChat = await chat.evaluate((one) => one === document.activeElement);
      const covered = await chat.evaluate((button) => {
        const focused = document.activeElement;
        if (!focused || focused === button || focused === document.body) return '';
        const over = button.getBoundingClientRect();
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const isUnder =
          left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
        return isUnder ? focused.outerHTML : '';
      });
      if (covered) hidden.push(covered);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(reachedChat).toBe(true);
    expect(hidden).toEqual([]);
  });
}

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
      await page.mouse.move(5, 5);
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
