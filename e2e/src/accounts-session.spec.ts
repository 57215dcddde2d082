import { NIGHT } from './testing/night.js';
import { holdBack } from './testing/faults.js';
import { afterAPersonsTime } from './testing/form-pace.js';
import { stopClock } from './testing/home.js';
import { codeMailedTo } from './testing/inbox.js';
import { fillInSignUp, PASSWORD, signIn } from './testing/sign-up.js';
import { until } from './testing/until.js';
import { expect, NO_SERVER, studentTest, test } from './testing/portal-test.js';
import { context, page, product, sharePage, student } from './testing/running.js';
import { freshEmail, unverifiedStudent } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER });

const path = () => new URL(page.url()).pathname;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = () =>
  page.evaluate<Record<string, string>>('Object.fromEntries(Object.entries(localStorage))');

test.describe('On the way from sign-up to the profile', () => {
  test('each page gives way after its own time, and knows where one wanted to go', async () => {
    const email = freshEmail();
    await page.goto(`${product.url}/test`);
    await page.waitForURL('**/signin?next=%2Ftest');
    await page.getByText('Please sign in to continue.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
    await fillInSignUp(page, email);
    await afterAPersonsTime(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).dblclick();
    await page.getByText('Registration successful! Please verify your email.').waitFor();
    await page.clock.runFor(1400);
    expect(path()).toBe('/signup');
    await page.clock.runFor(200);
    await page.waitForURL('**/2fa?next=%2Ftest');
    await page.getByText(email).waitFor();

    const code = await codeMailedTo(product.inboxUrl, email);
    await page.getByLabel('6-digit code').fill(code);
    await page.getByText('Verification successful! Redirecting...').waitFor();
    await page.clock.runFor(1900);
    expect(path()).toBe('/2fa');
    await page.clock.runFor(200);
    await page.waitForURL('**/signin?next=%2Ftest');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await signIn(page, email);
    await page.waitForURL('**/test');
    const kept = await stored();
    expect(kept).toMatchObject({ studentEmail: email, studentName: 'Asha Rao' });
    expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  studentTest('a reset ends with sign-in by the new password, after two seconds', async () => {
    await page.goto(`${product.url}/reset-password`);
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    await page.getByLabel('New Password', { exact: true }).fill('Another-horse-8');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Another-horse-8');
    await press('Send Verification Code');
    await page.getByLabel('6-digit code').waitFor();
    const code = await codeMailedTo(product.inboxUrl, student.email, /password/i);
    await stopClock(page);
    await page.getByLabel('6-digit code').fill(code);
    await page.getByText('Your password was reset.').waitFor();
    expect((await stored()).token).toBeUndefined();
    await page.clock.runFor(1900);
    expect(path()).toBe('/reset-password');
    await page.clock.runFor(200);
    await page.waitForURL('**/signin');
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill('Another-horse-8');
    await press('Sign In');
    await page.waitForURL('**/profile');
  });
});

test('Sign Up that is pressed twice as soon as the page can makes one account', async () => {
  const email = freshEmail();
  let underWay = 0;
  let mostAtOnce = 0;
  const refusals: unknown[] = [];
  await page.route('**/api/auth/signup', async (route) => {
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    const response = await route.fetch();
    underWay -= 1;
    if (!response.ok()) refusals.push(((await response.json()) as { code: unknown }).code);
    await route.fulfill({ response });
  });
  await page.goto(`${product.url}/signup`);
  await fillInSignUp(page, email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).dblclick();
  await page.waitForURL('**/2fa');
  expect(mostAtOnce).toBe(1);
  // The page itself holds back what was filled faster than a person fills it.
  expect(refusals).toEqual([]);
  const mails = 'SELECT id FROM emails WHERE to_address = $1';
  expect(await product.sql(mails, [email])).toHaveLength(1);
});

test.describe('The wait for another code', () => {
  const waitText = () => page.getByRole('timer').innerText();

  test('is 60 s, outlives a reload, and begins anew with the code', NIGHT, async () => {
    const email = await unverifiedStudent(product);
    await page.goto(`${product.url}/2fa`);
    await page.getByLabel('Email').fill(email);
    await stopClock(page);
    await press('Continue');
    await page.getByText('You can ask for another in 60 s').waitFor();
    await page.clock.runFor(30_000);
    expect(await waitText()).toBe('30 s');
    expect(await page.getByRole('button', { name: 'Resend Code' }).count()).toBe(0);
    await page.clock.runFor(29_500);
    expect(await waitText()).toBe('1 s');
    await page.clock.runFor(1000);
    // The server counts by its own clock, and says how long it still takes.
    await press('Resend Code');
    await page.getByText(/Please wait \d+ seconds before asking for another code/).waitFor();
    expect(Number.parseInt(await waitText())).toBeGreaterThan(1);
    await product.sql(`UPDATE mailed_codes SET created_at = created_at - interval '2 minutes'`);
    await page.clock.runFor(61_000);
    await press('Resend Code');
    await page.getByText('We have sent you another code.').waitFor();
    expect(await waitText()).toBe('60 s');
    await page.clock.runFor(20_000);
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByText('You can ask for another in').waitFor();
    expect(Number.parseInt(await waitText())).toBeLessThanOrEqual(40);
  });

  for (const [answer, shown] of [
    [{ json: { success: false }, status: 400 }, 'Failed to resend code.'],
    [null, 'Could not resend code. Please try again.'],
  ] as const) {
    test(`tells that a code was not sent: ${shown}`, NIGHT, async () => {
      const email = await unverifiedStudent(product);
      await page.goto(`${product.url}/2fa`);
      await page.getByLabel('Email').fill(email);
      await stopClock(page);
      await press('Continue');
      await page.getByRole('timer').waitFor();
      await page.route('**/api/auth/resend', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await page.clock.runFor(61_000);
      await press('Resend Code');
      await page.getByRole('alert').getByText(shown).waitFor();
    });
  }
});

test.describe('A password', () => {
  test('is hidden until one asks to see it', NIGHT, async () => {
    await page.goto(`${product.url}/signin`);
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(PASSWORD);
    expect(await field.getAttribute('type')).toBe('password');
    await press('Show Password');
    expect(await field.getAttribute('type')).toBe('text');
    await press('Hide Password');
    expect(await field.getAttribute('type')).toBe('password');
    expect(await field.getAttribute('autocomplete')).toBe('current-password');
    expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
  });

  test('is never sent in an address, and is kept, when one is faster than the page', async () => {
    const goOn = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto(`${product.url}/signin`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    goOn();
    await press('Sign In');
    await page.getByText('Email or password is incorrect.').waitFor();
    expect(page.url()).toBe(`${product.url}/signin`);
    expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.com');
  });
});

studentTest.describe('A student who signs out with a test open', () => {
  studentTest.use({ isPaid: true });

  studentTest('leaves the domain on the device, and no address', NIGHT, async () => {
    await page.goto(`${product.url}/test`);
    await page.getByRole('combobox', { name: 'Domain' }).selectOption('devops');
    await press('Start Test');
    await page.getByText('Question 1 of 10').waitFor();
    const other = await context.newPage();
    await other.goto(`${product.url}/profile`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL(`${product.url}/`);
    // What one tab removes is gone in the other a moment later.
    await expect.poll(async () => JSON.stringify(await stored())).not.toContain(student.email);
    const kept = await stored();
    expect(kept).toMatchObject({ testDomain: 'devops' });
    expect(Object.keys(kept)).toContain('portal.openAttempt');
    await other.close();
  });
});

test.describe('A session', () => {
  studentTest(
    'that has ended leads to sign-in and back, with what was typed still there',
    async () => {
      // A call that is still under way would find the session ended before the click does.
      await page.goto(`${product.url}/profile`, { waitUntil: 'networkidle' });
      const answered = ['/api/auth/sessions', '/api/me/accommodation'].map((address) =>
        page.waitForResponse(product.url + address),
      );
      await page.getByRole('tab', { name: 'Account Settings' }).click();
      await Promise.all(answered);
      await page.getByLabel('Skills').fill('SQL, Rust');
      await product.sql(
        'UPDATE students SET session_version = session_version + 1 WHERE email = $1',
        [student.email],
      );
      await press('Update');
      await page.waitForURL('**/signin?next=%2Fprofile');
      expect((await stored()).studentEmail).toBeUndefined();
      await signIn(page, student.email);
      await page.waitForURL('**/profile');
      await page.getByText('Your changes are not saved yet.').waitFor();
      expect(await page.getByLabel('Skills').inputValue()).toBe('SQL, Rust');
      await press('Update');
      await page.getByText('Profile updated successfully!').waitFor();
      await page.reload();
      await page.getByRole('tab', { name: 'Account Settings' }).click();
      await page.getByLabel('Skills').waitFor();
      expect(await page.getByLabel('Skills').inputValue()).toBe('SQL, Rust');
      expect(await page.getByText('Your changes are not saved yet.').count()).toBe(0);
    },
  );

  studentTest('ends with Logout: its keys are gone, the other tab is sent to sign-in', async () => {
    await page.goto(`${product.url}/profile`);
    const other = await context.newPage();
    await other.goto(`${product.url}/profile`);
    await other.getByRole('button', { name: 'Logout' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('paymentSuccess', 'true');
      localStorage.setItem('testDomain', 'hr');
      sessionStorage.setItem('applicationDraft', '{"name":"Asha Sample"}');
      sessionStorage.setItem('portal.resetEmail', 'asha@example.com');
    });
    await press('Logout');
    await page.waitForURL(`${product.url}/`);
    expect(await stored()).toEqual({ testDomain: 'hr' });
    const ofTheTab = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(ofTheTab).not.toMatch(/asha/i);
    await other.waitForURL('**/signin?next=%2Fprofile');
    // The server hears of it while the browser is on its way to the home page.
    const asks = { headers: { authorization: `Bearer ${student.token}` } };
    await until(async () => {
      const { status } = await fetch(`${product.url}/api/attempts/${student.email}`, asks);
      return status === 401;
    });
  });
});
