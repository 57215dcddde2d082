import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, textOf } from '../deployment/manifests.js';

const FOLDER = 'public-web/src/features';

/** What the specification has a page say where the server refuses without a reason, or is out of reach. */
const WORDS = [
  ...['Sign up failed', 'Could not sign up.', 'Sign in failed', 'Could not sign in.'],
  ...['Invalid code.', 'Could not verify code. Please try again.'],
  'Failed to send reset code.',
  'Could not send reset code. Please check your connection or try again later.',
  ...['Failed to reset password.', 'Could not reset password.'],
  ...['User not found', 'Could not fetch user profile.'],
  ...['Failed to fetch results.', 'Your data could not be fetched.'],
];

it('The pages have the words of the specification where a call fails', () => {
  const sources = readdirSync(pathOf(FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => textOf(join(FOLDER, name)));
  expect(WORDS.filter((words) => !sources.some((text) => text.includes(`'${words}'`)))).toEqual([]);
});
