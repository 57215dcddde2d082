import { openHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { browser, page, product, sharePage } from '../testing/running.js';

test.beforeEach(sharePage);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('The blog', () => {
  const ARTICLES = '#blog article';
  const search = (text: string) =>
    page.getByRole('searchbox', { name: 'Search articles' }).fill(text);
  const readMore = () => page.locator('#blog').getByRole('link', { name: /^Read More/ });

  test.beforeEach(() => openHome(page, product));

  test('says so when nothing matches', async () => {
    await search('zebra');
    await page.getByText('No articles found for "zebra"').waitFor();
    expect(await page.locator(ARTICLES).count()).toBe(0);
  });

  test('opens the full text with its comments over the page, the bar out of view', async () => {
    await readMore().first().click();
    const modal = page.getByRole('dialog');
    await modal.getByText('Rebuild this in a spreadsheet').waitFor();
    expect(await modal.getByRole('textbox').count()).toBe(0);
    expect(await modal.innerText()).toContain('Comments (3)');
    await page.waitForFunction(() => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      return bar !== undefined && bar.bottom <= 0;
    });
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      return bar?.top === 0;
    });
    expect(
      await readMore()
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });
});

test.describe('An achievement', () => {
  test('is reached from its card, dated 2023 there and 2024 on its page', async () => {
    await openHome(page, product);
    const cards = page.locator('#achievements li');
    await expect(cards).toHaveCount(6);
    expect(await cards.nth(3).innerText()).toContain('June 2023');
    await page.getByRole('link', { name: 'GST Registration' }).click();
    await page.waitForURL('**/achievement/gst-registration');
    await page.getByRole('heading', { level: 1, name: 'GST Registration' }).waitFor();
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain('June 2024');
    expect(shown).toContain('Type of taxpayer');
    await expect(page.getByRole('img', { name: /^Certificate: GST Registration/ })).toHaveCount(1);
  });

  test('leads back to the achievements, and to the contact section', async () => {
    await page.goto(`${product.url}/achievement/udyam-registration`);
    await page.getByRole('link', { name: 'Back to Achievements' }).click();
    await page.waitForURL('**/#achievements');
    await page.locator('#achievements').waitFor();
    await page.goto(`${product.url}/achievement/udyam-registration`);
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/#contact');
    await page.waitForFunction(() => {
      const section = document.querySelector('#contact')?.getBoundingClientRect();
      return section !== undefined && section.top < window.innerHeight / 2 && section.bottom > 0;
    });
  });

  test('An achievement that does not exist answers 404 and says so', async () => {
    const response = await page.goto(`${product.url}/achievement/nope`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Achievement Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Achievements' }).click();
    await page.waitForURL('**/#achievements');
  });
});

test.describe('Without JavaScript', () => {
  test('articles and answers can be read', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${product.url}/`);
    await still.locator('#faq summary').nth(1).click();
    await still.getByText('They are remote only').waitFor();
    await still.getByText('Show More').click();
    await still.getByRole('link', { name: 'Upwork Project Management' }).waitFor();
    await still.getByText('The quiz needs JavaScript.').waitFor();
    await expect(still.locator('#blog article')).toHaveCount(3);
    await still
      .locator('#blog')
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await still.getByText('Rebuild this in a spreadsheet').waitFor();
    await plain.close();
  });
});
