import type { Page } from '@playwright/test';
import { nightUnless } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { LOST_CALL, studentTest, test as visitorTest } from './testing/portal-test.js';
import type { Product } from './testing/product.js';
import { stateAge } from './testing/sign-up.js';
import { openTest, type SignedIn, takeTest } from './testing/student.js';

/** A page as someone sees it, once something has been done there. */
type State = readonly [
  path: string,
  shown: string | RegExp,
  act?: (page: Page) => Promise<unknown>,
];

const submit = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const openHistory = (page: Page) => page.getByRole('tab', { name: 'Test History' }).click();

const away = (address: string, thenTo: string) => async (page: Page) => {
  await page.route(address, (route) => route.abort('connectionrefused'));
  await page.goto(thenTo);
};

async function apply(page: Page): Promise<void> {
  // The code of the home page never comes, so that the way there does not end the look at this one.
  await page.route(/home-page/, () => undefined);
  const form = page.getByRole('form', { name: 'Internship application' });
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone Number').fill('90000 00000');
  await form.getByLabel('Education').fill('B.Sc. Computer Science');
  await form.getByLabel('Skills').fill('SQL, TypeScript');
  await form.getByLabel('Domain').selectOption('hr');
  await stateAge(page);
  await form.locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
}

const BY_VISITORS: readonly State[] = [
  ['/signup', 'Sign Up'],
  ['/signup', 'Full Name is required', submit('Sign Up')],
  ['/signin', 'Login'],
  ['/2fa', /./],
  ['/reset-password', 'Send Verification Code'],
  ['/reset-password', 'All fields are required.', submit('Send Verification Code')],
  ['/internship-application', 'Internship'],
  [
    '/internship-application',
    'Please fix the errors above and try again.',
    (page) => page.getByRole('form').locator('button[type=submit]').first().click(),
  ],
  ['/internship-application', /Application submitted successfully/, apply],
  ['/test-terms', 'Proceed to Test & Pay ₹500'],
  ['/payment', 'Please log in to proceed with payment'],
];

const BY_UNPAID: readonly State[] = [
  ['/profile', 'Pay Now'],
  ['/profile', /make the payment first/, openHistory],
  ['/payment', 'Pay ₹500'],
  ['/test', 'Payment Required'],
  ['/quiz', 'Could Not Start Test'],
  ['/result', 'No result ID found.'],
  ['/result/nonsense', 'Failed to fetch result.'],
];

const BY_PAID: readonly State[] = [
  ['/profile', 'Paid'],
  ['/profile', 'Passed', openHistory],
  ['/payment', 'The test fee is paid.'],
  ['/test', 'Start Test'],
  [
    '/test',
    'Please select your domain to proceed.',
    async (page) => {
      await page.getByLabel('Domain').selectOption('');
      await submit('Start Test')(page);
    },
  ],
  ['/test', /Could not verify your test/, (page) => away('**/api/attempts/*', '/test')(page)],
  ['/result/:id', 'Question Review'],
];

const IN_A_TEST: readonly State[] = [
  ['/test', 'Resume Test'],
  ['/quiz', 'Question 1 of 10'],
  [
    '/quiz',
    /unanswered/,
    async (page) => {
      await page.locator('main label:has(input[type=radio])').first().click();
      await submit('Submit')(page);
      await page.getByRole('dialog').waitFor();
    },
  ],
];

const BY_USED_UP: readonly State[] = [
  ['/test', /You have used all your attempts/],
  ['/profile', 'No test attempts yet.', openHistory],
];

const isAsItOpens = ([, , act]: State) => act === undefined;

const titleOf = (who: string, [path, shown]: State) =>
  `The page ${path} (${String(shown)}) looks good to ${who}`;

async function expectGood(page: Page, [path, shown, act]: State, resultId = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // An open test keeps a connection for its news: that page's network is never idle.
  const waitUntil = path === '/quiz' ? 'load' : 'networkidle';
  await page.goto(path.replace(':id', resultId), { waitUntil });
  await act?.(page);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  await expectGoodLooks(page);
}

for (const state of BY_VISITORS) {
  visitorTest(titleOf('a visitor', state), nightUnless(isAsItOpens(state)), ({ page }) =>
    expectGood(page, state),
  );
}

for (const state of BY_UNPAID) {
  studentTest(
    titleOf('a student who has not paid', state),
    nightUnless(isAsItOpens(state)),
    ({ page }) => expectGood(page, state),
  );
}

/** Brings a student to where the states are seen; answers with a result's id, if there is one. */
type Prepare = (product: Product, student: SignedIn) => Promise<unknown>;

const PAID: readonly (readonly [string, readonly State[], Prepare])[] = [
  ['a student with a result', BY_PAID, (product, student) => takeTest(product, student)],
  [
    'a student in the middle of a test',
    IN_A_TEST,
    (product, student) => openTest(product, student, 'front end development'),
  ],
  [
    'a student without attempts',
    BY_USED_UP,
    (product, { email }) =>
      product.sql('UPDATE students SET attempts_used = 5 WHERE email = $1', [email]),
  ],
];

studentTest.describe('For students who have paid', () => {
  studentTest.use({ isPaid: true, tolerated: LOST_CALL });

  for (const [who, states, prepare] of PAID) {
    for (const state of states) {
      studentTest(
        titleOf(who, state),
        nightUnless(isAsItOpens(state)),
        async ({ page, product, student }) => {
          const made = await prepare(product, student);
          await expectGood(page, state, typeof made === 'string' ? made : '');
        },
      );
    }
  }
});
