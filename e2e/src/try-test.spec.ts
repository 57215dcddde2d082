import { expect, test } from './testing/portal-test.js';
import { page } from './testing/running.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The test on the home page shows the terms in force, the domains and the way to try it', async () => {
  await page.goto('/');
  const section = page.locator('#test');
  await expect(section).toContainText('₹500 once, 5 attempts, 30 minutes.');
  await expect(section).toContainText('Applying is free and does not need it.');
  await expect(section.getByRole('link', { name: 'Try three questions' })).toHaveAttribute(
    'href',
    '/practice',
  );
  const domains = section.getByRole('link', { name: /Development|HR|Data|Writing|DevOps/ });
  await expect(section.locator('a[href^="/practice?domain="]')).toHaveCount(12);
  await domains.filter({ hasText: 'HR' }).click();
  await expect(page.getByRole('combobox', { name: 'Domain' })).toHaveValue('hr');
});
