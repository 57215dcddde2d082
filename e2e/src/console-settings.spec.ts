import { NIGHT } from './testing/night.js';
import { expectGoodLooks, violationsOn } from './testing/looks.js';
import { callAsAdmin } from './testing/console-page.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { context, page, product, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

const RESET = `
  WITH gone AS (DELETE FROM settings_changes)
  UPDATE settings SET policy = '{}', company_inbox = '', version = version + 1`;

/** Leaves a domain fewer questions than three tests of thirty need, and notes which it has lost. */
const FEW_OF_DEVOPS = `
  CREATE TABLE retired_for_test AS SELECT id FROM questions WHERE domain = 'devops' AND live
    ORDER BY id OFFSET 89;
  UPDATE questions SET live = false WHERE id IN (SELECT id FROM retired_for_test)`;

const ALL_OF_DEVOPS = `
  UPDATE questions SET live = true WHERE id IN (SELECT id FROM retired_for_test);
  DROP TABLE retired_for_test`;

test.beforeEach(async () => {
  await product.sql(RESET);
  await page.goto('/admin/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByLabel('Test fee').waitFor();
});

test.afterEach(() => product.sql(RESET));

const fee = () => page.getByLabel('Test fee');
const review = () => page.getByRole('button', { name: 'Review the change' });
const confirm = async (reason: string) => {
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Change settings' }).click();
};

const scheduleInAMonth = async () => {
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Takes effect').fill(inAMonth);
  await review().click();
  await page.getByLabel('Reason').fill('The new season begins');
  await page.getByRole('button', { name: 'Schedule the change' }).click();
  await page.getByText('The change is scheduled.').waitFor();
};

test.describe('The settings', () => {
  test('are changed with a reason, and tell who did it', async () => {
    expect(await fee().inputValue()).toBe('500');
    expect(await page.getByLabel('Time limit').inputValue()).toBe('30');
    expect(await review().isDisabled()).toBe(true);
    await fee().fill('600');
    await page.getByLabel('Time limit').fill('45');
    await review().click();
    const dialog = page.getByRole('dialog', { name: 'Change the settings?' });
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/500 rupees[^]*600 rupees/),
      expect.stringMatching(/30 minutes[^]*45 minutes/),
    ]);
    expect(await violationsOn(page)).toEqual([]);
    await confirm('The new season begins');
    await page.getByText('The settings are changed.').waitFor();
    await page.getByText('“The new season begins”').waitFor();
    expect(await dialog.count()).toBe(0);
    const [row] = await product.sql('SELECT policy FROM settings');
    expect(row).toMatchObject({ policy: { feeRupees: 600, timeLimitSeconds: 2700 } });
    await page.reload();
    await page.getByText(/Last changed by admin/).waitFor();
    expect(await fee().inputValue()).toBe('600');
  });

  test('ask before longer tests close domains, and name them', NIGHT, async () => {
    await product.sql(FEW_OF_DEVOPS);
    await page.getByLabel('Questions', { exact: true }).fill('30');
    await review().click();
    const dialog = page.getByRole('dialog', { name: 'Change the settings?' });
    await confirm('The new season begins');
    await dialog.getByText(/fewer than 90 live questions in: .*DevOps/).waitFor();
    expect(await product.sql('SELECT policy FROM settings')).toMatchObject([{ policy: {} }]);
    await dialog.getByLabel('It is meant: offer no test there').check();
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByText('The settings are changed.').waitFor();
    const [row] = await product.sql('SELECT policy FROM settings');
    expect(row).toMatchObject({ policy: { questionsPerTest: 30 } });
    await product.sql(ALL_OF_DEVOPS);
  });

  test('take effect at a date, after a preview of what students will read, and can be taken back', async () => {
    await fee().fill('750');
    await page.getByLabel('Takes effect').fill('2020-01-01T09:00');
    await review().click();
    const dialog = page.getByRole('dialog', { name: 'Schedule the change?' });
    const preview = dialog.getByRole('region', { name: 'What students will read' });
    await preview.getByText('The fee is ₹750, once').waitFor();
    await preview.getByText('Proceed to Test & Pay ₹750').waitFor();
    await preview.getByText('/terms-of-service').click();
    await preview.getByText(/Before your first test you pay ₹750 in Indian rupees/).waitFor();
    await preview.getByText('Support chat').click();
    await preview.getByText(/The skills test costs ₹750, once/).waitFor();
    await expectGoodLooks(page);
    await page.getByLabel('Reason').fill('The new season begins');
    await page.getByRole('button', { name: 'Schedule the change' }).click();
    await page.getByText('Please choose a time from now on, within a year.').waitFor();

    await scheduleInAMonth();
    await page.getByText(/^Scheduled for .*: Test fee 750 rupees$/).waitFor();
    expect(await fee().inputValue()).toBe('500');
    await expectGoodLooks(page);

    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByLabel('Reason').fill('Not yet');
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('The change is taken back.').waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText(/^Taken back by admin-/).waitFor();
    expect(await page.getByText(/^Scheduled for/).count()).toBe(0);
  });

  test('say what is wrong at the field, and go there', async () => {
    await fee().fill('0');
    await page.getByLabel('Company inbox').fill('office');
    await review().click();
    await page.getByText('Please enter whole rupees from 1 to 1,00,000.').waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await fee().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await fee().fill('550');
    expect(await page.getByText('Please enter whole rupees').count()).toBe(0);
  });

  test('are not overwritten by an owner who saw older ones', NIGHT, async () => {
    const [row] = await product.sql('SELECT version FROM settings');
    const other = {
      feeRupees: 700,
      timeLimitSeconds: 1800,
      passPercent: 65,
      totalAttempts: 5,
      questionsPerTest: 10,
      offerDays: 7,
      companyInbox: '',
      version: row?.version,
      reason: 'Somebody else',
    };
    const url = `${product.url}/api/admin/settings`;
    expect(await callAsAdmin(context, page, url, other)).toBe(200);
    await fee().fill('600');
    await review().click();
    await confirm('Mine');
    const stale = page.getByText(/Somebody else has changed the settings/);
    await expect(stale).toBeInViewport();
    await page.getByRole('button', { name: 'Load the settings' }).click();
    await page.getByText('“Somebody else”').waitFor();
    expect(await fee().inputValue()).toBe('700');
  });
});

test(
  'The settings, and the question whether to change them, look good to everyone',
  NIGHT,
  async () => {
    await expectGoodLooks(page);
    await fee().fill('601');
    await review().click();
    await page.getByLabel('Reason').waitFor();
    await expectGoodLooks(page);
  },
);
