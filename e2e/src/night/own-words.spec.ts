import { cutOff, rejectSilently } from '../testing/faults.js';
import { expectGoodLooks } from '../testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from '../testing/portal-test.js';
import { page, product, sharePage, student } from '../testing/running.js';
import { fillInSignUp, PASSWORD, signIn } from '../testing/sign-up.js';
import { takeTest, unverifiedStudent } from '../testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER, isPaid: true });

type Words = readonly [call: string, refused: string, lost: string, act: () => Promise<unknown>];

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const openTab = async (name: string) => {
  await page.goto('/profile');
  await page.getByRole('tab', { name }).click();
};

async function askForReset(): Promise<void> {
  await page.goto('/reset-password');
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await press('Send Verification Code');
}

const WORDS: readonly Words[] = [
  [
    '**/api/auth/signup',
    'Sign up failed',
    'Could not sign up.',
    async () => {
      await page.goto('/signup');
      await fillInSignUp(page, 'nobody@example.com');
      await press('Sign Up');
    },
  ],
  [
    '**/api/auth/login',
    'Sign in failed',
    'Could not sign in.',
    () => page.goto('/signin').then(() => signIn(page, 'nobody@example.com')),
  ],
  [
    '**/api/auth/verify',
    'Invalid code.',
    'Could not verify code. Please try again.',
    async () => {
      await page.goto('/2fa');
      const [email, code] = [page.getByLabel('Email'), page.getByLabel('6-digit code')];
      await email.or(code).waitFor();
      // The page knows the email from the time before.
      if ((await code.count()) === 0) {
        await email.fill(await unverifiedStudent(product));
        await press('Continue');
      }
      await code.fill('123456');
    },
  ],
  [
    '**/api/auth/request-reset-code',
    'Failed to send reset code.',
    'Could not send reset code. Please check your connection or try again later.',
    askForReset,
  ],
  ['**/api/user/*', 'User not found', 'Could not fetch user profile.', () => page.goto('/profile')],
  [
    '**/results',
    'Failed to fetch results.',
    'Could not connect to the server.',
    () => openTab('Test History'),
  ],
  [
    '**/export',
    'Your data could not be fetched.',
    'Could not connect to the server.',
    () => openTab('Your Data').then(() => press('Download my data')),
  ],
];

async function expectWords([call, refused, lost, act]: Words): Promise<void> {
  for (const [fault, text] of [
    [rejectSilently, refused],
    [cutOff, lost],
  ] as const) {
    await fault(page, call);
    await act();
    await page.getByRole('main').getByText(text).first().waitFor();
    await page.unrouteAll();
  }
  await expectGoodLooks(page);
}

for (const words of WORDS) {
  test(`A page has its own words where ${words[0]} fails, and looks good with them`, () =>
    expectWords(words));
}

test('A reset whose last step fails says so', async () => {
  const success = { json: { success: true } };
  await page.route(/(request|verify)-reset-code$/, (route) => route.fulfill(success));
  await askForReset();
  for (const [fault, text] of [
    [rejectSilently, 'Failed to reset password.'],
    [cutOff, 'Could not reset password.'],
  ] as const) {
    await fault(page, '**/api/auth/update-password');
    await page.getByLabel('6-digit code').fill('000000');
    await press('Verify & Reset Password');
    await page.getByText(text).waitFor();
  }
});

test('A profile without a user, and a result out of reach, say so', async () => {
  await page.route('**/api/user/*', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/profile');
  await page.getByText('No user found.').waitFor();
  const resultId = await takeTest(product, student);
  await cutOff(page, '**/api/test-results/*');
  await page.goto(`/result/${resultId}`);
  await page.getByRole('alert').getByText('Could not connect to the server.').waitFor();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await page.unrouteAll();
  await press('Try Again');
  await page.getByRole('heading', { name: 'Test Passed' }).waitFor();
});
