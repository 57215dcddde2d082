import type { Page } from '@playwright/test';
import { NIGHT, nightUnless } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest, test as visitorTest } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';
import type { Product } from './testing/product.js';
import type { SignedIn } from './testing/student.js';
import { bringTo, type StudentState } from './testing/student-states.js';

visitorTest.beforeEach(sharePage);

studentTest.use({ tolerated: LOST_CALL });

/** All that can be pressed on these pages to go on with the payment or a test. */
const WAYS =
  /^(Proceed to Test & Pay.*|Pay (Now|₹.*)|See Your (Payment|Results?|Last Result)|Go to the test|Start Test|Resume Test|Retake Test|Take Another Test|Contact Support|Login|Create account)$/;

/** What leads on from the page, in the order in which it is there. */
const waysOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button')
    .filter({ visible: true })
    .filter({ hasText: WAYS })
    .allInnerTexts();

/** What each page offers in each state; `:id` is the student's last result. */
const OFFERS: Readonly<Record<StudentState, Readonly<Record<string, readonly string[]>>>> = {
  pay: {
    '/test-terms': ['Proceed to Test & Pay ₹500'],
    '/payment': ['Pay ₹500'],
    '/test': ['Pay Now'],
    '/quiz': ['Pay Now'],
    '/profile': ['Pay Now', 'Pay Now'],
  },
  'await-payment': {
    '/test-terms': ['See Your Payment'],
    '/payment': [],
    '/test': ['See Your Payment'],
    '/quiz': ['See Your Payment'],
    '/profile': ['See Your Payment'],
  },
  start: {
    '/test-terms': ['Go to the test'],
    '/payment': ['Go to the test'],
    '/test': ['Start Test'],
    '/profile': ['Go to the test'],
  },
  resume: {
    '/test-terms': ['Resume Test'],
    '/payment': ['Resume Test'],
    '/test': ['Resume Test'],
    '/profile': ['Resume Test'],
  },
  retake: {
    '/test-terms': ['Take Another Test'],
    '/payment': ['Take Another Test'],
    '/test': ['Start Test'],
    '/profile': ['Take Another Test', 'See Your Last Result'],
    '/result/:id': ['Retake Test'],
  },
  'see-result': {
    '/test-terms': ['See Your Result'],
    '/payment': ['See Your Result'],
    '/test': ['Start Test'],
    '/profile': ['See Your Result', 'Take Another Test'],
    '/result/:id': ['See Your Results', 'Retake Test'],
  },
  finished: {
    '/test-terms': ['See Your Results'],
    '/payment': ['See Your Results', 'Contact Support'],
    '/test': ['See Your Results', 'Contact Support'],
    '/quiz': ['See Your Results', 'Contact Support'],
    '/profile': ['See Your Last Result', 'Contact Support'],
    '/result/:id': ['See Your Results'],
  },
};

const IN_CORE: readonly StudentState[] = ['pay', 'resume', 'see-result'];

for (const [state, pages] of Object.entries(OFFERS) as [StudentState, object][]) {
  const title = `A student for whom the next step is "${state}" is offered that, and nothing else, on every page, and the overview looks good`;
  studentTest(title, nightUnless(IN_CORE.includes(state)), async () => {
    const id = await bringTo(product, student, state);
    for (const [path, ways] of Object.entries(pages) as [string, readonly string[]][]) {
      await page.goto(product.url + path.replace(':id', id));
      await expect.poll(() => waysOn(page), `on ${path}`).toEqual(ways);
    }
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Best Scores' }).waitFor();
    await expectGoodLooks(page);
  });
}

studentTest('A test that does not count is no failed one, and leads to a test', NIGHT, async () => {
  const id = await bringTo(product, student, 'retake');
  await product.sql('UPDATE results SET is_void = true WHERE id = $1', [id]);
  await page.goto(`${product.url}/profile`);
  await page.getByRole('link', { name: 'Attempt 1: HR, 20%, not counted' }).waitFor();
  await page.getByText('Your best score in each domain will stand here.').waitFor();
  await page.getByRole('heading', { name: 'Take the test again' }).waitFor();
  expect(await waysOn(page)).toEqual(['Go to the test', 'See Your Last Result']);
  await expectGoodLooks(page);
  await page.getByRole('tab', { name: 'Test History' }).click();
  const history = page.getByRole('tabpanel', { name: 'Test History' });
  await history.getByText('Not counted').waitFor();
  await expectGoodLooks(page);
});

studentTest.describe('Where the server can not tell how the student stands', () => {
  const fail = (page: Page) =>
    page.route('**/api/me/journey', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );

  for (const path of ['/payment']) {
    studentTest(`${path} asks a paid student for no money, and looks again`, NIGHT, async () => {
      await bringTo(product, student, 'start');
      await fail(page);
      await page.goto(product.url + path);
      await page.getByText('We can’t see your payment right now.').waitFor();
      expect(await waysOn(page)).toEqual([]);
      await expectGoodLooks(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(() => waysOn(page)).toEqual(['Go to the test']);
    });
  }

  studentTest('a result offers no retake, and looks again', NIGHT, async () => {
    const id = await bringTo(product, student, 'retake');
    await fail(page);
    await page.goto(`${product.url}/result/${id}`);
    await page.getByText('We can’t see your attempts right now.').waitFor();
    expect(await page.getByRole('button', { name: 'Retake Test' }).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Retake Test' }).waitFor();
  });
});

studentTest.describe('The panel of the profile', () => {
  const payment = (page: Page) =>
    page.getByRole('region', { name: 'You' }).getByRole('definition').nth(1);

  studentTest('says that a payment is being checked, and asks for no other', async () => {
    await bringTo(product, student, 'await-payment');
    await page.goto(`${product.url}/profile`);
    await expect(payment(page)).toHaveText('Being checked');
    await page.getByRole('tab', { name: 'Test History' }).click();
    const history = page.getByRole('tabpanel', { name: 'Test History' });
    await history.getByText('We are checking your payment.').waitFor();
    await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    await expectGoodLooks(page);
    await payment(page).getByRole('link').click();
    await page.waitForURL('**/payment');
  });

  studentTest('asks for no payment that opens no test', NIGHT, async () => {
    await product.sql('UPDATE students SET attempts_used = total_attempts WHERE email = $1', [
      student.email,
    ]);
    await page.goto(`${product.url}/profile`);
    await expect(payment(page)).toHaveText('Not Paid');
  });
});

const EXTRA_TIME = `
  INSERT INTO accommodations (id, student_id, minutes_per_hour, reason, created_at)
  SELECT gen_random_uuid(), id, 20, 'As at university', now()
  FROM students WHERE email = $1`;

studentTest('A student with extra time reads it wherever a test is offered', NIGHT, async () => {
  const ownTime = page.getByText('40 minutes (30 + 10)');
  await product.sql(EXTRA_TIME, [student.email]);
  for (const path of ['/test-terms', '/payment', '/profile']) {
    await page.goto(product.url + path);
    await ownTime.waitFor();
  }
  const id = await bringTo(product, student, 'retake');
  await page.goto(`${product.url}/result/${id}`);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start another test in HR?' });
  await expect(dialog).toContainText('It starts 40 minutes (30 + 10)');
});

studentTest.describe('A retake', () => {
  const openTests = (product: Product, { email }: SignedIn) =>
    product.sql(
      `SELECT attempts.id FROM attempts JOIN students ON students.id = student_id
       WHERE email = $1 AND state = 'open'`,
      [email],
    );

  studentTest('asks before it starts, and starts nothing when it is declined', async () => {
    const id = await bringTo(product, student, 'retake');
    await page.goto(`${product.url}/result/${id}`);
    const retake = page.getByRole('button', { name: 'Retake Test' });
    await retake.click();
    const dialog = page.getByRole('dialog', { name: 'Start another test in HR?' });
    const text = await dialog.innerText();
    expect(text).toContain('30 minutes');
    expect(text).toContain('1 of your 4 attempts left');
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    await retake.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await openTests(product, student)).toEqual([]);
    await retake.click();
    await dialog.getByRole('button', { name: 'Start Now' }).click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await openTests(product, student)).toHaveLength(1);
  });
});
