import type { Page } from '@playwright/test';
import { faultsInViews } from './testing/looks.js';
import { expect, studentTest, test as visitorTest } from './testing/portal-test.js';
import { openTest, takeTest } from './testing/student.js';

/** One page of each kind at which no other file looks, and what is seen there. */
const OF_VISITORS: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  'The pages that sell': [
    ['/', 'Available Positions'],
    ['/services/website-development', 'What you get'],
    ['/programs/web-development', 'Week by week'],
  ],
  'The pages to read': [
    ['/blog', 'minutes to read'],
    ['/blog/marketplace-arithmetic-before-the-listing', 'Rebuild this in a spreadsheet'],
    ['/news/saved-answers', 'saved as you choose it'],
    ['/skills/hr', 'What the HR test asks'],
    ['/achievement/company-incorporation', 'Companies Act, 2013'],
    ['/nope', 'There is no such page'],
  ],
  'The pages of rules': [
    ['/contact', '24h Response Time'],
    ['/site-map', 'Main Pages'],
    ['/privacy-policy', 'last updated June 1, 2024'],
    ['/under-18', 'See you when you are 18'],
    ['/notice/account-1', 'How often and how long you leave the page of a test'],
  ],
  'The pages before the sign-in': [
    ['/signin', 'Login'],
    ['/2fa', 'Enter the email that you signed up with'],
    ['/reset-password', 'Send Verification Code'],
    ['/test-terms', 'Proceed to Test & Pay ₹500'],
    ['/payment', 'Please log in to proceed with payment'],
  ],
};

async function expectGoodPages(page: Page, pages: readonly (readonly [string, string])[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const [path, text] of pages) {
    // An open test keeps a connection for its news: that page's network is never idle.
    await page.goto(path, { waitUntil: path === '/quiz' ? 'load' : 'networkidle' });
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    const found = await faultsInViews(page);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

for (const [name, pages] of Object.entries(OF_VISITORS)) {
  visitorTest(`${name} look good to everyone`, ({ page }) => expectGoodPages(page, pages));
}

studentTest('The pages of a student who has not paid look good to everyone', ({ page }) =>
  expectGoodPages(page, [
    ['/profile', 'Pay Now'],
    ['/payment', 'Pay ₹500'],
    ['/quiz', 'Could Not Start Test'],
    ['/result/nonsense', 'Failed to fetch result.'],
  ]),
);

studentTest.describe('Paid', () => {
  studentTest.use({ isPaid: true });

  studentTest(
    'The pages of a student with a result look good to everyone',
    async ({ page, product, student }) => {
      await takeTest(product, student);
      await expectGoodPages(page, [
        ['/profile', 'Paid'],
        ['/test', 'Start Test'],
      ]);
      await openTest(product, student, 'front end development');
      await expectGoodPages(page, [['/test', 'Resume Test']]);
    },
  );
});
