import { expect, test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { fillInSignUp, PASSWORD, signIn } from './testing/sign-up.js';
import { aStudent, freshEmail, unverifiedStudent } from './testing/student.js';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (label: string) => page.getByLabel(label, { exact: true });
const alert = (text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();

const REQUIRED: Readonly<Record<string, string>> = {
  'Full Name': 'Full Name is required',
  Email: 'Email is required',
  Password: 'Password is required',
  'Confirm Password': 'Please confirm your password',
  'Phone Number': 'Phone Number is required',
  'Educational Details': 'Educational details are required',
  Skills: 'Skills are required',
  Domain: 'Please select a domain',
  Experience: 'Please select your experience',
};

test('Sign Up says at each field what is missing, keeps all but passwords over a reload, says what the server says, and shows the way on', async () => {
  await page.goto('/signup');
  await press('Sign Up');
  await expect(field('Full Name')).toBeFocused();
  for (const [label, text] of Object.entries(REQUIRED)) {
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(field('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await field('Full Name').fill('A');
  await expect(page.getByText('Full Name is required')).toHaveCount(0);

  const { email } = await aStudent(product);
  await fillInSignUp(page, email);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toMatch(new RegExp(`${PASSWORD}|age-1|ageStatement`));
  await page.reload();
  for (const [label, kept] of [
    ['Email', email],
    ['Experience', 'Fresher'],
    ['Password', ''],
  ] as const) {
    await expect(field(label)).toHaveValue(kept);
  }
  await fillInSignUp(page, email, { confirmPassword: 'Another-horse-7' });
  await press('Sign Up');
  await page.getByText('Passwords do not match').waitFor();
  await field('Confirm Password').fill(PASSWORD);
  await press('Sign Up');
  await alert('An account with this email already exists. Please sign in.');
  await expect(field('Full Name')).toHaveValue('Asha Rao');
  await expect(field('Password')).toHaveValue(PASSWORD);
  await page.getByRole('link', { name: 'Go to sign in' }).waitFor();
  await field('Email').fill(await unverifiedStudent(product));
  await press('Sign Up');
  await alert('This email is already registered.');
  await page.getByRole('link', { name: 'Enter the verification code' }).click();
  await page.waitForURL('**/2fa');
});

test('Login asks for email and password, hides the password, and says what the server says', async () => {
  await page.goto('/signin');
  await press('Sign In');
  await expect(field('Email')).toHaveAccessibleDescription(/Email is required/);
  await expect(field('Password')).toHaveAccessibleDescription(/Password is required/);
  await signIn(page, freshEmail());
  await alert('Email or password is incorrect.');
  await expect(field('Password')).toHaveAttribute('type', 'password');
  await press('Show Password');
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  await field('Email').fill(await unverifiedStudent(product));
  await press('Sign In');
  await alert('Please verify your email before signing in.');
});

test('Reset Password says what is wrong, and clears the passwords on the way back', async () => {
  const { email } = await aStudent(product);
  const request = async (address: string, again = PASSWORD) => {
    await field('Email').fill(address);
    await field('New Password').fill(PASSWORD);
    await field('Confirm Password').fill(again);
    await press('Send Verification Code');
  };
  await page.goto('/reset-password');
  await request('');
  await alert('All fields are required.');
  await request(email, 'Another-horse-7');
  await alert('Passwords do not match.');
  await request(freshEmail());
  await alert('User does not exist. Please sign up to get started.');
  await page.getByRole('alert').getByRole('link', { name: 'Sign up' }).waitFor();
  await request(email);
  await press('Verify & Reset Password');
  await page.getByText('Please enter the verification code.').waitFor();
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByText('Invalid or expired code.').waitFor();
  await press('Use another email or password');
  await expect(field('Email')).toHaveValue(email);
  await expect(field('New Password')).toHaveValue('');
  await expect(field('Confirm Password')).toHaveValue('');
});
