import type { Page } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { browser, page, product, student } from './testing/running.js';
import { asVisitor, takeTest } from './testing/student.js';

test.use({ isPaid: true });

const own = () => page.getByRole('region', { name: 'Your certificate' });

async function typeCode(stranger: Page, code: string): Promise<void> {
  await stranger.goto(new URL('/verify', page.url()).href);
  const field = stranger.getByRole('textbox', { name: 'Code of the certificate' });
  const check = stranger.getByRole('button', { name: 'Check' });
  await field.fill('3478');
  await check.click();
  await stranger.getByText('Please enter the whole code').waitFor();
  await field.fill('3478-CDFO');
  await check.click();
  await stranger.getByText('No code has “O”').waitFor();
  await field.fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  await check.click();
}

test('A pass hands over a certificate, which anyone checks by its code, with the name once its owner says so', async () => {
  await page.goto(`/result/${await takeTest(product, student, 7)}`);
  await own().getByText('Certificate of a skills assessment').waitFor();
  await expect(own()).toContainText('Asha Rao');
  await expectGoodLooks(page);
  const sheet = await own().getByRole('figure').boundingBox();
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  const link = own().getByRole('link', { name: 'See what others see' });
  const address = `${product.url}${(await link.getAttribute('href'))!}`;

  const linkedIn = own().getByRole('link', { name: /Add to LinkedIn/ });
  const { searchParams } = new URL((await linkedIn.getAttribute('href'))!);
  expect(searchParams.get('certUrl')).toContain(new URL(address).pathname);

  const downloading = page.waitForEvent('download');
  await own().getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^certificate-\w{8}\.pdf$/);

  await asVisitor(browser, async (stranger) => {
    await typeCode(stranger, address.split('/').at(-1)!);
    await stranger.waitForURL(address);
    await stranger.getByRole('heading', { level: 1, name: 'Valid' }).waitFor();
    await expect(stranger.locator('main')).not.toContainText('Asha');

    await own().getByRole('button', { name: 'Make public' }).click();
    await own().getByRole('button', { name: 'Make private' }).waitFor();
    await stranger.reload();
    await stranger.getByText('Asha Rao').waitFor();
    await expect(stranger).toHaveTitle(/^Asha Rao: skills assessment in HR/);
    await expect(stranger.locator('main')).toContainText('7 of 10 right (70%), in test 1');
    await expect(stranger.locator('main')).toContainText('Taken online, without supervision.');
    await stranger.getByRole('heading', { name: 'How sure this is' }).waitFor();
    await expectGoodLooks(stranger);
    await stranger.setViewportSize({ width: 360, height: 800 });
    const linesOfLongName = await stranger
      .getByText('Asha Rao', { exact: true })
      .evaluate((name) => {
        name.textContent = 'Venkataramanan';
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getClientRects().length;
      });
    expect(linesOfLongName).toBe(1);
  });
});
