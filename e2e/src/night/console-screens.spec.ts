import { CONSOLE_LISTS, openTour } from '../testing/console-screens.js';
import { LOST_CALL, test } from '../testing/portal-test.js';

const TEXTS: Readonly<Record<string, readonly [empty: string, refused: string]>> = {
  results: ['No test results found', 'Failed to fetch results.'],
  certificates: ['No certificates found', 'Failed to fetch the certificates.'],
  applications: ['No applications found', 'Failed to fetch applications.'],
  payments: ['No payment records found', 'Failed to fetch payments.'],
  refunds: ['No refunds found', 'Failed to fetch refunds.'],
  'credit-notes': ['No credit notes found', 'Failed to fetch the credit notes.'],
  chargebacks: ['No chargebacks found', 'Failed to fetch the chargebacks.'],
  'provider-events': ['No events found', "Failed to fetch the provider's events."],
  settlements: [
    'No settlements and differences found',
    'Failed to fetch the settlements and differences.',
  ],
  students: ['No students found', 'Failed to fetch students.'],
  attempts: ['No attempts found', 'Failed to fetch attempts.'],
  questions: ['No questions found', 'Failed to fetch questions.'],
  messages: ['No messages found', 'Failed to fetch messages.'],
  emails: ['No emails found', 'Failed to fetch emails.'],
  audit: ['No actions found', 'Failed to fetch the audit log.'],
  admins: ['No admins found', 'Failed to fetch admins.'],
};

test.use({ tolerated: LOST_CALL });

test('Each list of the console says when it is empty, and when it could not be fetched', async ({
  browser,
  seededProduct,
  watch,
}) => {
  const { page, visit } = await openTour(browser, seededProduct);
  watch(page);
  for (const { resource, path } of CONSOLE_LISTS) {
    const [empty, refused] = TEXTS[resource]!;
    await visit(`${path}?filter=${encodeURIComponent('{"q":"nobody-of-this-name"}')}&page=1`);
    await page.getByText(empty, { exact: true }).waitFor();
    const calls = `**/api/admin/${resource}?**`;
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(`${path}?filter=${encodeURIComponent('{"q":"another"}')}&page=1`);
    await page.locator('main').getByRole('alert').getByText(refused).waitFor();
    await page.unroute(calls);
  }
});
