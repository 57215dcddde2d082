import type { Locator } from '@playwright/test';
import { expect, test } from '../testing/portal-test.js';
import { page, sharePage } from '../testing/running.js';

test.beforeEach(sharePage);

const FREE = 'Free, without an account';
const FEE = '₹500 once, for all 5 attempts';
const TEST = 'How the test goes';
const SIGN_UP = 'Sign up.';

const SIDES = [
  ['/internship-application', 'How it goes', FREE, 3, /^Fill in one form/],
  ['/signup', TEST, FEE, 5, SIGN_UP],
  ['/signin', 'How you go on', FEE, 3, /^Sign in with/],
  ['/2fa', TEST, FEE, 5, []],
  ['/test-terms', TEST, FEE, 5, []],
  ['/payment', TEST, FEE, 5, []],
] as const;

const sideOf = (title: string) => page.getByRole('region', { name: title });
const currentIn = (side: Locator) => side.locator('[aria-current=step]');

test('The side of each page says what comes, what it costs, who reads, and where one is', async () => {
  for (const [path, title, cost, steps, current] of SIDES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const side = sideOf(title);
    await expect(side.getByRole('listitem')).toHaveCount(steps);
    await expect(side).toContainText(cost);
    await expect(side.getByRole('term')).toHaveText(['Who reads it', 'When you hear']);
    await expect(currentIn(side)).toHaveText(current as string);
  }
});

test('/2fa claims nothing of a visitor whose email it does not know', async () => {
  await page.goto('/2fa', { waitUntil: 'networkidle' });
  await page.getByText('Enter the email that you signed up with').waitFor();
  await expect(page.getByText('We have sent you a 6-digit code.')).toHaveCount(0);
});

test('On a phone the form comes first, and what happens next after it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const button = await page.getByRole('button', { name: 'Sign Up' }).boundingBox();
  const side = await sideOf(TEST).boundingBox();
  expect(side!.y).toBeGreaterThan(button!.y + button!.height);
});
