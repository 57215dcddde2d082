import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from '../testing/looks.js';
import { expect, studentTest, test as visitorTest } from '../testing/portal-test.js';
import { page, product, sharePage, student } from '../testing/running.js';
import { unverifiedStudentIn } from '../testing/student.js';
import { bringTo } from '../testing/student-states.js';

visitorTest.beforeEach(sharePage);

const FREE = 'Free, without an account';
const FEE = '₹500 once, for all 5 attempts';
const TEST = 'How the test goes';

const SIDES = [
  ['/internship-application', 'How it goes', FREE, 3],
  ['/signup', TEST, FEE, 5],
  ['/signin', 'How you go on', FEE, 3],
  ['/2fa', TEST, FEE, 5],
  ['/test-terms', TEST, FEE, 5],
  ['/payment', TEST, FEE, 5],
] as const;

const sideOf = (page: Page, title: string) => page.getByRole('region', { name: title });

for (const [path, title, cost, steps] of SIDES) {
  visitorTest(`The side of ${path} says what comes, what it costs, and who reads`, async () => {
    await page.goto(path);
    const side = sideOf(page, title);
    await expect(side.getByRole('listitem')).toHaveCount(steps);
    await expect(side).toContainText(cost);
    await expect(side.getByRole('term')).toHaveText(['Who reads it', 'When you hear']);
  });
}

const expectStages = async (side: Locator, done: readonly string[], current: string | null) => {
  await expect(side.locator('[aria-current=step]')).toHaveText(current === null ? [] : [current]);
  await expect(side.getByRole('listitem').filter({ hasText: '(done)' })).toHaveText(
    done.map((text) => `${text} (done)`),
  );
};

const SIGN_UP = 'Sign up.';
const VERIFY = 'Verify your email with a code.';

visitorTest('The side of each page marks the step of its visitor', async () => {
  for (const [path, title, current] of [
    ['/internship-application', 'How it goes', /^Fill in one form/],
    ['/signup', TEST, SIGN_UP],
    ['/signin', 'How you go on', /^Sign in with/],
    ['/reset-password', 'How it goes', /^Enter the email of your account/],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(sideOf(page, title).locator('[aria-current=step]')).toHaveText(current);
  }
});

visitorTest('/2fa claims nothing of a visitor whose email it does not know', async () => {
  await page.goto('/2fa', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').waitFor();
  await expect(page.getByText('We have sent you a 6-digit code.')).toHaveCount(0);
  await page.getByText('Enter the email that you signed up with').waitFor();
  await expectStages(sideOf(page, TEST), [], null);
});

visitorTest('/2fa marks the sign-up as done for a new student', async () => {
  const email = await unverifiedStudentIn(page, product);
  await page.addInitScript(
    (pending) => sessionStorage.setItem('portal.verifyEmail', pending),
    email,
  );
  await page.goto('/2fa', { waitUntil: 'networkidle' });
  await page.getByText('We have sent you a 6-digit code. It holds for 10 minutes.').waitFor();
  await expectStages(sideOf(page, TEST), [SIGN_UP], VERIFY);
});

visitorTest('The side of a new password names its three steps', async () => {
  await page.goto('/reset-password');
  await expect(sideOf(page, 'How it goes').getByRole('listitem')).toHaveCount(3);
});

visitorTest('On a phone the form comes first, and what happens next after it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const button = await page.getByRole('button', { name: 'Sign Up' }).boundingBox();
  const side = await page.getByRole('region', { name: TEST }).boundingBox();
  expect(side!.y).toBeGreaterThan(button!.y + button!.height);
  await expectGoodLooks(page);
});

studentTest('A student sees his own stages in place of the steps', async () => {
  await bringTo(product, student, 'pay');
  await page.goto(`${product.url}/payment`);
  await page.getByRole('list', { name: 'From sign-up to result' }).waitFor();
  // What it costs, and for how many attempts, is shown beside it for this account.
  await expect(page.getByRole('region', { name: TEST })).toHaveCount(0);
});

studentTest('The pages before the sign-in show a student the stages that are done', async () => {
  await bringTo(product, student, 'start');
  for (const path of ['/signup', '/signin', '/2fa']) {
    await page.goto(`${product.url}${path}`);
    await expectStages(
      sideOf(page, TEST),
      [SIGN_UP, VERIFY, 'Pay ₹500 once.'],
      'Answer 10 questions of your domain in 30 minutes.',
    );
  }
});
