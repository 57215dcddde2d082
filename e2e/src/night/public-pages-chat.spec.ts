import type { Page } from '@playwright/test';
import { expect, test } from '../testing/portal-test.js';

let page: Page;

test.beforeEach(async ({ page: freshPage, product }) => {
  page = freshPage;
  await page.clock.install();
  await page.goto(`${product.url}/site-map`, { waitUntil: 'networkidle' });
});

const log = () => page.getByRole('log');
const input = () => page.getByLabel('Your message');
const toggle = () => page.getByRole('button', { name: /support chat/ });
const greeting = () => log().getByText(/^Support: Welcome to Saral Digital/);
const typing = () => log().getByText('Support is typing…');

/** Opens the chat with the clock standing still from then on. */
async function open(): Promise<void> {
  await toggle().waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await toggle().click();
  await page.getByRole('dialog', { name: 'Support chat' }).waitFor();
}

test.describe('The support chat', () => {
  test('greets half a second after it was opened, once', async () => {
    await open();
    expect(await input().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.clock.runFor(450);
    expect(await greeting().count()).toBe(0);
    await page.clock.runFor(100);
    await greeting().waitFor();
    expect(await log().textContent()).toContain('WhatsApp chat');
    await toggle().click();
    await toggle().click();
    await page.clock.runFor(2_000);
    await expect(greeting()).toHaveCount(1);
  });

  test('replies after a second and a half of typing', async () => {
    await open();
    await page.clock.runFor(600);
    await greeting().waitFor();
    await input().fill('What does a website COST?');
    await input().press('Enter');
    await log().getByText('What does a website COST?').waitFor();
    expect(await input().inputValue()).toBe('');
    await typing().waitFor({ state: 'attached' });
    await page.clock.runFor(1_400);
    await typing().waitFor({ state: 'attached' });
    await page.clock.runFor(150);
    await log().getByText('We offer 15 services for small businesses').waitFor();
    await typing().waitFor({ state: 'detached' });
  });

  test('ignores a message with nothing in it', async () => {
    await open();
    await page.clock.runFor(600);
    await greeting().waitFor();
    await input().fill('   ');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.clock.runFor(3_000);
    expect(
      await log()
        .getByText(/^(You|Support): /)
        .count(),
    ).toBe(1);
  });

  test('closes by Escape, gives the focus back, and keeps what was said', async () => {
    await open();
    await page.clock.runFor(600);
    await greeting().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Support chat' }).waitFor({ state: 'hidden' });
    expect(await toggle().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await toggle().getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await greeting().waitFor();
  });

  test('leads to a person on WhatsApp in a new tab', async () => {
    await open();
    const link = page.getByRole('link', { name: /^WhatsApp/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });
});
