import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest, test as visitorTest } from './testing/portal-test.js';
import { bringTo } from './testing/student-states.js';

const FREE = 'Free, without an account';
const FEE = '₹500 once, for all 5 attempts';
const TEST = 'How the test goes';

const SIDES = [
  ['/internship-application', 'How it goes', FREE],
  ['/signup', TEST, FEE],
  ['/signin', TEST, FEE],
  ['/2fa', TEST, FEE],
  ['/test-terms', TEST, FEE],
  ['/payment', TEST, FEE],
] as const;

for (const [path, title, cost] of SIDES) {
  visitorTest(
    `The side of ${path} says what comes, what it costs, and who reads`,
    async ({ page }) => {
      await page.goto(path);
      const side = page.getByRole('region', { name: title });
      await expect(side.getByRole('listitem')).toHaveCount(3);
      await expect(side).toContainText(cost);
      await expect(side.getByRole('term')).toHaveText(['Who reads it', 'When you hear']);
    },
  );
}

visitorTest('The side of a new password names its three steps', async ({ page }) => {
  await page.goto('/reset-password');
  const side = page.getByRole('region', { name: 'How it goes' });
  await expect(side.getByRole('listitem')).toHaveCount(3);
});

visitorTest('On a phone the form comes first, and what happens next after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const button = await page.getByRole('button', { name: 'Sign Up' }).boundingBox();
  const side = await page.getByRole('region', { name: TEST }).boundingBox();
  expect(side!.y).toBeGreaterThan(button!.y + button!.height);
  await expectGoodLooks(page);
});

studentTest(
  'A student sees his own stages in place of the steps',
  async ({ page, product, student }) => {
    await bringTo(product, student, 'pay');
    await page.goto(`${product.url}/payment`);
    await page.getByRole('list', { name: 'From sign-up to result' }).waitFor();
    // What it costs, and for how many attempts, is told beside it for this account.
    await expect(page.getByRole('region', { name: TEST })).toHaveCount(0);
  },
);
