import { NIGHT } from './testing/night.js';
import { cutOff, rejectSilently } from './testing/faults.js';
import { PASSWORD, signIn, signUp } from './testing/sign-up.js';
import { expect, NO_SERVER, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import { aStudent, freshEmail, unverifiedStudent } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER });

const open = (path: string) => page.goto(product.url + path);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();
const atField = (label: string, text: string) =>
  expect(
    page.getByLabel(label, { exact: true }).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ),
  ).resolves.toContain(text);

test.describe('Sign Up', () => {
  test('asks at each field for what is missing, and takes the focus to the first', async () => {
    await open('/signup');
    await press('Sign Up');
    await page.getByText('Full Name is required').waitFor();
    const name = page.getByLabel('Full Name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await atField('Full Name', 'Full Name is required');
    await atField('Email', 'Email is required');
    await atField('Password', 'Password is required');
    await atField('Confirm Password', 'Please confirm your password');
    await atField('Phone Number', 'Phone Number is required');
    await atField('Educational Details', 'Educational details are required');
    await atField('Skills', 'Skills are required');
    await atField('Domain', 'Please select a domain');
    await atField('Experience', 'Please select your experience');
    await name.fill('A');
    expect(await page.getByText('Full Name is required').count()).toBe(0);
    expect(await name.getAttribute('aria-invalid')).toBeNull();
  });

  test('sends nothing while the passwords differ', NIGHT, async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await signUp(page, product, freshEmail());
    await page.getByText('Registration successful!').waitFor();
    calls.length = 0;
    await signUp(page, product, freshEmail(), { confirmPassword: 'Another-horse-7' });
    await atField('Confirm Password', 'Passwords do not match');
    expect(calls.filter((url) => url.endsWith('/api/auth/signup'))).toEqual([]);
  });

  test('says what the server says, keeps what was typed, and shows the way on', async () => {
    const { email } = await aStudent(product);
    await signUp(page, product, email);
    await alert('An account with this email already exists. Please sign in.');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha Rao');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.getByRole('link', { name: 'Go to sign in' }).waitFor();
    await signUp(page, product, await unverifiedStudent(product));
    await alert('This email is already registered.');
    await page.getByRole('link', { name: 'Enter the verification code' }).click();
    await page.waitForURL('**/2fa');
  });

  test('has its own words when the server has none, or does not answer', NIGHT, async () => {
    await rejectSilently(page, '**/api/auth/signup');
    await signUp(page, product, freshEmail());
    await alert('Sign up failed');
    await page.unrouteAll();
    await cutOff(page, '**/api/auth/signup');
    await press('Sign Up');
    await alert('Could not sign up.');
    await page.unrouteAll();
    await press('Sign Up');
    await page.getByText('Registration successful! Please verify your email.').waitFor();
  });
});

test.describe('Login', () => {
  const tryToSignIn = (email: string) => open('/signin').then(() => signIn(page, email));

  test('asks for the email and the password', NIGHT, async () => {
    await open('/signin');
    await press('Sign In');
    await atField('Email', 'Email is required');
    await atField('Password', 'Password is required');
  });

  test('says what the server says', async () => {
    await tryToSignIn(freshEmail());
    await alert('Email or password is incorrect.');
    await tryToSignIn(await unverifiedStudent(product));
    await alert('Please verify your email before signing in.');
  });

  test('has its own words when the server has none, or does not answer', NIGHT, async () => {
    const { email } = await aStudent(product);
    await rejectSilently(page, '**/api/auth/login');
    await tryToSignIn(email);
    await alert('Sign in failed');
    await page.unrouteAll();
    await cutOff(page, '**/api/auth/login');
    await press('Sign In');
    await alert('Could not sign in.');
    await page.unrouteAll();
    await press('Sign In');
    await page.waitForURL('**/profile');
  });
});

test.describe('Verification of the email', () => {
  test.beforeEach(async () => {
    const email = await unverifiedStudent(product);
    await open('/2fa');
    await page.getByLabel('Email').fill(email);
    await press('Continue');
  });

  const enter = async (code: string) => {
    await page.getByLabel('6-digit code').fill(code);
    await press('Verify');
  };

  for (const code of ['', '12345', '000000'] as const) {
    test(`refuses the code "${code}"`, NIGHT, async () => {
      await enter(code);
      await page.getByText('Invalid code.').waitFor();
      await atField('6-digit code', 'Invalid code.');
      const field = page.getByLabel('6-digit code');
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    });
  }

  test('has its own words when the server has none, or does not answer', NIGHT, async () => {
    await rejectSilently(page, '**/api/auth/verify');
    await enter('123456');
    await page.getByText('Invalid code.').waitFor();
    await page.unrouteAll();
    await cutOff(page, '**/api/auth/verify');
    await press('Verify');
    await page.getByText('Could not verify code. Please try again.').waitFor();
    expect(await page.getByLabel('6-digit code').inputValue()).toBe('123456');
  });
});

test.describe('Reset Password', () => {
  const request = async (email: string, password = PASSWORD, again = password) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(again);
    await press('Send Verification Code');
  };

  test(
    'says in one message what is wrong, tied to the fields that it is about',
    NIGHT,
    async () => {
      await open('/reset-password');
      await request('', PASSWORD);
      await alert('All fields are required.');
      await expect(page.getByText('All fields are required.')).toHaveCount(1);
      await atField('Email', 'All fields are required.');
      const password = page.getByLabel('New Password', { exact: true });
      expect(await password.getAttribute('aria-invalid')).toBeNull();
      await request('asha@example.com', PASSWORD, 'Another-horse-7');
      await alert('Passwords do not match.');
      await atField('Confirm Password', 'Passwords do not match.');
    },
  );

  test('shows the way to sign-up to those who are not registered', NIGHT, async () => {
    await open('/reset-password');
    await request(freshEmail());
    await alert('User does not exist. Please sign up to get started.');
    await page.getByRole('alert').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
  });

  test('has its own words for a request without an answer or a reason', NIGHT, async () => {
    const { email } = await aStudent(product);
    await open('/reset-password');
    await rejectSilently(page, '**/api/auth/request-reset-code');
    await request(email);
    await alert('Failed to send reset code.');
    await page.unrouteAll();
    await cutOff(page, '**/api/auth/request-reset-code');
    await press('Send Verification Code');
    await alert('Could not send reset code. Please check your connection or try again later.');
  });

  test('says what is wrong with the code, and clears the passwords on the way back', async () => {
    const { email } = await aStudent(product);
    await open('/reset-password');
    await request(email);
    const submit = () => press('Verify & Reset Password');
    const code = page.getByLabel('6-digit code');
    await code.waitFor();
    await submit();
    await page.getByText('Please enter the verification code.').waitFor();
    await code.fill('000000');
    await submit();
    await page.getByText('Invalid or expired code.').waitFor();
    await page.route('**/verify-reset-code', (route) => route.fulfill({ json: { success: true } }));
    await rejectSilently(page, '**/api/auth/update-password');
    await submit();
    await page.getByText('Failed to reset password.').waitFor();
    await cutOff(page, '**/api/auth/update-password');
    await submit();
    await page.getByText('Could not reset password.').waitFor();
    await press('Use another email or password');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('New Password', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('Confirm Password', { exact: true }).inputValue()).toBe('');
  });
});
