import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest, expect, ownProduct } from './testing/portal-test.js';
import { page, sharePage } from './testing/running.js';

const test = adminTest.extend(ownProduct());

test.beforeEach(sharePage);

// The first test sees the product as it is before the others fill it.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: /status of 503/, contextOptions: { reducedMotion: 'reduce' } });

/** Students of the last days; each has paid and sat a test, of which two in three were passed. */
const SEED = `
  WITH signed_up AS (
    INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
      password_hash, total_attempts, attempts_used, session_version, created_at, email_verified_at, paid_at)
    SELECT gen_random_uuid(), 's' || n || '@example.com', 'Student ' || n, '', '', '', '', '', 'hr', '',
      5, 1, 0, now() - n * interval '7 hours', now(), now()
    FROM generate_series(1, 60) AS n RETURNING *),
  paid AS (
    INSERT INTO payments (id, student_id, receipt, order_id, amount, currency, state, created_at, paid_at)
    SELECT gen_random_uuid(), id, 'r' || id, 'o' || id, 50000, 'INR', 'paid', created_at, created_at
    FROM signed_up),
  sat AS (
    INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent, questions,
      answers, closed_at)
    SELECT gen_random_uuid(), id, (ARRAY['hr', 'devops', 'ui/ux design'])[1 + length(email) % 3],
      'submitted', created_at, created_at, 65, '[]', '{}', created_at
    FROM signed_up RETURNING *)
  SELECT count(*) FROM sat`;

const RESULTS = `
  INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions, percentage,
    passed, pass_percent, time_taken, started_on, completed_on, attempts_used, total_attempts, questions)
  SELECT id, student_id, 'Student', 's@example.com', domain, 7, 10, score, score >= 65, 65, 60,
    started_at, closed_at, 1, 5, '[]'
  FROM (SELECT *, 10 * (4 + row_number() OVER (ORDER BY closed_at) % 6) AS score FROM attempts) AS closed`;

const TROUBLE = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  SELECT gen_random_uuid(), 'test-result', 's@example.com', '{}', 'failed', 9, now()
  FROM generate_series(1, 3) AS n`;

const APPLICATIONS = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  VALUES (gen_random_uuid(), 'Ravi', 'r@example.com', '', '', '', '', 'hr', '', now())`;

const open = async () => {
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('heading', { name: 'By domain' }).waitFor();
};

test('The dashboard says so where nothing has happened yet', NIGHT, async () => {
  await open();
  await page.getByText('Nothing waits for you.').waitFor();
  await expect(page.getByText('No tests in these days.')).toHaveCount(2);
  await expectGoodLooks(page);
});

test.describe('The dashboard of a busy month', () => {
  test.beforeAll(async ({ product: own }) => {
    for (const sql of [SEED, RESULTS, TROUBLE, APPLICATIONS]) await own.sql(sql);
  });

  test('tells the figures, and the numbers behind the chart in a table', async () => {
    await open();
    await page.getByText('₹30,000').waitFor();
    const funnel = page.getByRole('region', { name: 'From sign-up to passing' });
    expect(await funnel.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Signed up\s+60 100%/),
      expect.stringMatching(/Verified the email\s+60 100%/),
      expect.stringMatching(/Paid\s+60 100%/),
      expect.stringMatching(/Started a test\s+60 100%/),
      expect.stringMatching(/Passed a test\s+30 50%/),
    ]);
    await page.getByText('Show the numbers').click();
    const days = page.getByRole('table', { name: 'Tests per day' });
    await expect(days.getByRole('row')).toHaveCount(31);
    await page.getByRole('button', { name: '7 days' }).click();
    await days.getByRole('row').nth(8).waitFor({ state: 'detached' });
    await expect(days.getByRole('row')).toHaveCount(8);
  });

  test('leads from each figure to the rows that it counts', NIGHT, async () => {
    const leads = async (name: string, heading: string, rows: string) => {
      await open();
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByText(rows, { exact: true }).waitFor();
    };
    await leads('Revenue', 'Payments', '1–25 of 60');
    await leads('Tests', 'Test History', '1–25 of 60');
    await leads('Pass rate', 'Test History', '1–25 of 30');
    await leads('Passed a test', 'Students', '1–25 of 30');
    await leads('1 application', 'Applications', '1–1 of 1');
    await leads('Mails waiting', 'Emails', 'No emails found');
  });

  test('leads to the list of what needs a hand', async () => {
    await open();
    await page.getByRole('link', { name: '3 mails could not be sent' }).click();
    await page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor();
    await page.locator('tbody').getByText('Failed', { exact: true }).first().waitFor();
    await expect(page.locator('tbody tr')).toHaveCount(3);
  });

  test('says when the figures did not come, and tries again', NIGHT, async () => {
    await open();
    await page.route('**/api/admin/dashboard**', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: '90 days' }).click();
    await page.getByText('Failed to fetch the figures.').waitFor();
    await page.unroute('**/api/admin/dashboard**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('₹30,000').waitFor();
  });

  test('looks good to everyone, with the numbers behind the chart', async () => {
    await open();
    await page.getByText('Show the numbers').click();
    await expectGoodLooks(page);
  });
});
