import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { resetSettings } from './testing/product.js';
import { page, product } from './testing/running.js';

test.afterEach(() => resetSettings(product));

const fee = () => page.getByLabel('Test fee');
const review = () => page.getByRole('button', { name: 'Review the change' });
test('The settings are changed with a reason once they are valid, or at a date until which it can be taken back', async () => {
  await page.goto('/admin/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect(fee()).toHaveValue('500');
  await expect(page.getByLabel('Time limit')).toHaveValue('30');
  await expect(review()).toBeDisabled();
  await fee().fill('0');
  await review().click();
  await page.getByText('Please enter whole rupees from 1 to 1,00,000.').waitFor();
  await expect(fee()).toBeFocused();
  await expectGoodLooks(page);
  await fee().fill('600');
  await page.getByLabel('Time limit').fill('45');
  await review().click();
  const dialog = page.getByRole('dialog', { name: 'Change the settings?' });
  await expect(dialog.getByRole('definition')).toHaveText([
    /500 rupees[^]*600 rupees/,
    /30 minutes[^]*45 minutes/,
  ]);
  await page.getByLabel('Reason').fill('The new season begins');
  await page.getByRole('button', { name: 'Change settings' }).click();
  await page.getByText('The settings are changed.').waitFor();
  await page.getByText('“The new season begins”').waitFor();
  await expect(dialog).toHaveCount(0);
  const [row] = await product.sql('SELECT policy FROM settings');
  expect(row).toMatchObject({ policy: { feeRupees: 600, timeLimitSeconds: 2700 } });
  await page.getByText(/Last changed by admin/).waitFor();
  await expect(fee()).toHaveValue('600');

  await fee().fill('750');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Takes effect').fill(inAMonth);
  await review().click();
  await page.getByRole('dialog', { name: 'Schedule the change?' }).waitFor();
  await page.getByLabel('Reason').fill('The new season begins');
  await page.getByRole('button', { name: 'Schedule the change' }).click();
  await page.getByText('The change is scheduled.').waitFor();
  await page.getByText(/^Scheduled for .*: Test fee 750 rupees$/).waitFor();
  await expect(fee()).toHaveValue('600');

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByLabel('Reason').fill('Not yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('The change is taken back.').waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText(/^Taken back by admin-/).waitFor();
  await expect(page.getByText(/^Scheduled for/)).toHaveCount(0);
});
