import { cutOff, rejectSilently } from '../testing/faults.js';
import { expectGoodLooks } from '../testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from '../testing/portal-test.js';
import { page, product, student } from '../testing/running.js';
import { signIn } from '../testing/sign-up.js';
import { takeTest } from '../testing/student.js';

test.use({ tolerated: NO_SERVER, isPaid: true });

type Words = readonly [call: string, refused: string, lost: string, act: () => Promise<unknown>];

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** One form and one page; a check of the sources shows that the others have their words. */
const WORDS: readonly Words[] = [
  [
    '**/api/auth/login',
    'Sign in failed',
    'Could not sign in.',
    () => page.goto('/signin').then(() => signIn(page, 'nobody@example.com')),
  ],
  ['**/api/user/*', 'User not found', 'Could not fetch user profile.', () => page.goto('/profile')],
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
