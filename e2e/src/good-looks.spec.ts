import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { faultsInViews } from './testing/looks.js';
import { expect, studentTest, test as visitorTest } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { load, visitsOf } from './testing/settled.js';
import { takeTest } from './testing/student.js';

type Pages = readonly (readonly [string, string])[];

/** One page of each kind at which no other file looks, and what is seen there. */
const TO_READ: Pages = [
  ['/', 'Available Positions'],
  ['/services/website-development', 'What you get'],
  ['/blog/marketplace-arithmetic-before-the-listing', 'Rebuild this in a spreadsheet'],
  ['/skills/hr', 'What the HR test asks'],
  ['/achievement/company-incorporation', 'Companies Act, 2013'],
];

/** Those above and below have what is in these. */
const ALIKE: Pages = [
  ['/programs/web-development', 'Week by week'],
  ['/blog', 'minutes to read'],
  ['/news/saved-answers', 'saved as you choose it'],
  ['/nope', 'There is no such page'],
  ['/site-map', 'Main Pages'],
  ['/notice/account-1', 'How often and how long you leave the page of a test'],
  ['/2fa', 'Enter the email that you signed up with'],
  ['/payment', 'Please log in to proceed with payment'],
];

const OF_RULES: Pages = [
  ['/contact', '24h Response Time'],
  ['/privacy-policy', 'last updated June 1, 2024'],
  ['/under-18', 'See you when you are 18'],
  ['/signin', 'Login'],
  ['/reset-password', 'Send Verification Code'],
  ['/test-terms', 'Proceed to Test & Pay ₹500'],
];

async function expectGoodPages(pages: Pages, go?: typeof load): Promise<void> {
  const faults: string[] = [];
  const visit = visitsOf(page, product);
  for (const [path, text] of pages) {
    // Nothing leads to the page for payments within the site.
    await visit(path, path === '/payment' ? load : go);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    const found = await faultsInViews(page);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

visitorTest('The pages that sell, and those to read, look good to everyone', () =>
  expectGoodPages(IS_NIGHT ? [...TO_READ, ...ALIKE] : TO_READ, load),
);

visitorTest('The pages of rules, and those before the sign-in, look good to everyone', () =>
  expectGoodPages(OF_RULES),
);

studentTest('The pages of a student who has not paid look good to everyone', () =>
  expectGoodPages([
    ['/profile', 'Pay Now'],
    ['/quiz', 'Could Not Start Test'],
    ['/result/nonsense', 'Failed to fetch result.'],
    ['/payment', 'Pay ₹500'],
  ]),
);

studentTest.describe('Paid', () => {
  studentTest.use({ isPaid: true });

  studentTest('The pages of a student with a result look good to everyone', async () => {
    await takeTest(product, student);
    await expectGoodPages([
      ['/profile', 'Paid'],
      ['/test', 'Start Test'],
    ]);
  });
});
