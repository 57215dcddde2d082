import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';
import { takeTest } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ isPaid: true });

test.describe('The result of a failed test', () => {
  test('says what is missing, what to practise, and what is left', async () => {
    const resultId = await takeTest(product, student, 6);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${product.url}/result/${resultId}`);
    const main = page.getByRole('main');
    await main.getByText('1 more right answer and you pass.').waitFor();
    await main.getByText('You have 4 of 5 attempts left now.').waitFor();
    const strengths = page.getByRole('region', { name: 'Strengths by Category' });
    await expect(strengths.getByRole('link', { name: /proof of work/ })).toHaveAttribute(
      'href',
      /^\/blog\//,
    );
    await strengths.getByRole('link', { name: 'Practise with sample questions in HR' }).waitFor();
    await main.getByRole('button', { name: 'Retake Test' }).waitFor();
    await expectGoodLooks(page);
    await main.getByRole('link', { name: 'Practise First' }).click();
    await expect(page.getByLabel('Domain')).toHaveValue('hr');
  });

  test('is reviewed wrong ones first, by filters, a line each that keys open', NIGHT, async () => {
    const resultId = await takeTest(product, student, 6);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${product.url}/result/${resultId}`);
    const lines = page.getByRole('button', { name: /^Question \d+/ });
    await expect(lines).toHaveCount(10);
    const filters = page.getByRole('group', { name: 'Questions to show' });
    await filters.getByRole('button', { name: 'Not answered 1' }).click();
    await expect(lines).toHaveCount(1);
    await filters.getByRole('button', { name: 'Wrong 3' }).click();
    await expect(lines).toHaveCount(3);
    await page.getByRole('status').getByText('3 of 10 questions are shown.').waitFor();
    await expect(lines.first()).toHaveAttribute('aria-expanded', 'false');
    await lines.first().press('Enter');
    await expect(lines.first()).toHaveAttribute('aria-expanded', 'true');
    await page.getByText('(Your Answer)').first().waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByText('(Your Answer)').filter({ visible: true })).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('(Correct Answer)').filter({ visible: true })).toHaveCount(10);
  });
});
