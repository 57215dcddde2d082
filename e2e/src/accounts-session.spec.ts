import { endSessionWithNext } from './testing/attempt.js';
import { holdBack } from './testing/faults.js';
import { afterAPersonsTime } from './testing/form-pace.js';
import { stopClock } from './testing/home.js';
import { codeMailedTo } from './testing/inbox.js';
import { fillInSignUp, PASSWORD, signIn } from './testing/sign-up.js';
import { until } from './testing/until.js';
import { expect, NO_SERVER, studentTest, test } from './testing/portal-test.js';
import { context, page, product, student } from './testing/running.js';
import { freshEmail } from './testing/student.js';

test.use({ tolerated: NO_SERVER });

const path = () => new URL(page.url()).pathname;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = () =>
  page.evaluate<Record<string, string>>('Object.fromEntries(Object.entries(localStorage))');

test.describe('On the way from sign-up to the profile', () => {
  test('each page gives way after its own time, and knows where one wanted to go', async () => {
    const email = freshEmail();
    await page.goto(`${product.url}/quiz`);
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
    const mails = 'SELECT id FROM emails WHERE to_address = $1';
    expect(await product.sql(mails, [email])).toHaveLength(1);

    await page.getByLabel('6-digit code').fill(await codeMailedTo(product.inboxUrl, email));
    await page.getByText('Verification successful! Redirecting...').waitFor();
    await page.clock.runFor(1900);
    expect(path()).toBe('/2fa');
    await page.clock.runFor(200);
    await page.waitForURL('**/signin?next=%2Ftest');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await signIn(page, email);
    await page.waitForURL('**/test');
    const kept = await stored();
    expect(kept).toMatchObject({ studentEmail: email, studentName: 'Asha Rao' });
    expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  studentTest('a reset ends with sign-in by the new password, after two seconds', async () => {
    await page.goto(`${product.url}/reset-password`);
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    await page.getByLabel('Email').fill(student.email.toUpperCase());
    await page.getByLabel('New Password', { exact: true }).fill('Another-horse-8');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Another-horse-8');
    await press('Send Verification Code');
    await page.getByText(`We have sent a code to ${student.email}.`).waitFor();
    const code = await codeMailedTo(product.inboxUrl, student.email, /password/i);
    await stopClock(page);
    await page.getByLabel('6-digit code').fill(code);
    await page.getByText('Your password was reset.').waitFor();
    expect((await stored()).token).toBeUndefined();
    expect(await page.evaluate(() => sessionStorage.getItem('portal.resetEmail'))).toBeNull();
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

test('A password is never sent in an address, and is kept, when one is faster than the page', async () => {
  const goOn = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(`${product.url}/signin`, { waitUntil: 'commit' });
  // Nobody can press a key before the first paint, for which the script that keeps an Enter is waited for.
  await until(() => page.evaluate(() => performance.getEntriesByType('paint').length > 0));
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  goOn();
  await press('Sign In');
  await page.getByText('Email or password is incorrect.').waitFor();
  expect(page.url()).toBe(`${product.url}/signin`);
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
});

test.describe('A session', () => {
  studentTest(
    'that has ended leads to sign-in and back, with what was typed still there',
    async () => {
      await page.goto(`${product.url}/profile`);
      await page.getByRole('tab', { name: 'Account Settings' }).click();
      await page.getByLabel('Skills').fill('SQL, Rust');
      await endSessionWithNext(page, product, student, '**/api/user', /Rust/);
      await press('Update');
      await page.waitForURL('**/signin?next=%2Fprofile%23*');
      expect((await stored()).studentEmail).toBeUndefined();
      await signIn(page, student.email);
      await page.waitForURL('**/profile#*');
      await page.getByText('Your changes are not saved yet.').waitFor();
      await expect(page.getByLabel('Skills')).toHaveValue('SQL, Rust');
      await press('Update');
      await page.getByText('Profile updated successfully!').waitFor();
      await page.reload();
      await page.getByRole('tab', { name: 'Account Settings' }).click();
      await expect(page.getByLabel('Skills')).toHaveValue('SQL, Rust');
      await expect(page.getByText('Your changes are not saved yet.')).toHaveCount(0);
    },
  );

  studentTest(
    'ends with Logout: nothing stays in the browser, the other tab is sent to sign-in',
    async () => {
      await page.goto(`${product.url}/profile`);
      const other = await context.newPage();
      await other.goto(`${product.url}/profile`);
      await other.getByRole('button', { name: 'Logout' }).waitFor();
      await page.evaluate(() => {
        localStorage.setItem('paymentSuccess', 'true');
        localStorage.setItem('testDomain', 'hr');
        localStorage.setItem('portal.openAttempt', '{}');
        localStorage.setItem('portal.attempt.a1.unsent.q1', 'a');
        sessionStorage.setItem('applicationDraft', '{"name":"Asha Sample"}');
        sessionStorage.setItem('portal.resetEmail', 'asha@example.com');
      });
      await other.evaluate(() => sessionStorage.setItem('portal.profileDraft:asha', '{}'));
      await press('Logout');
      await press('Stay signed in');
      expect(await stored()).toMatchObject({ studentEmail: student.email });
      await press('Logout');
      await press('Logout and delete them');
      await page.waitForURL(`${product.url}/`);
      expect(await stored()).toEqual({});
      await other.waitForURL('**/signin?next=%2Fprofile');
      for (const tab of [page, other]) {
        expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/asha/i);
      }
      // The server hears of it while the browser is on its way to the home page.
      const asks = { headers: { authorization: `Bearer ${student.token}` } };
      await until(async () => {
        const { status } = await fetch(`${product.url}/api/attempts/${student.email}`, asks);
        return status === 401;
      });
    },
  );
});
