import { NIGHT } from './testing/night.js';
import { codeMailedTo } from './testing/inbox.js';
import { expect, test } from './testing/portal-test.js';
import { context, page, product, sharePage } from './testing/running.js';
import { PASSWORD } from './testing/sign-up.js';
import { aStudent, unverifiedStudentIn } from './testing/student.js';

test.beforeEach(sharePage);

const NEW_PASSWORD = 'Another-horse-8';
const VOID = 'This code is void after too many wrong tries. Please ask for a new code.';

const code = () => page.getByLabel('6-digit code');
const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** Other digits than the code's. */
const wrong = (right: string, at = 0) =>
  String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0');

/** The calls of a path so far, by the digits that they carried. */
function callsOf(path: string): string[] {
  const digits: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(path)) return;
    digits.push((request.postDataJSON() as { code: string }).code);
  });
  return digits;
}

async function openVerification(email: string): Promise<void> {
  await page.goto('/2fa');
  await page.getByLabel('Email').fill(email);
  await press('Continue');
  await code().waitFor();
}

async function askForReset(email: string): Promise<void> {
  await page.goto('/reset-password');
  await field('Email').fill(email);
  await field('New Password').fill(NEW_PASSWORD);
  await field('Confirm Password').fill(NEW_PASSWORD);
  await press('Send Verification Code');
  await code().waitFor();
}

const letCodesAge = (email: string) =>
  product.sql(
    `UPDATE mailed_codes SET created_at = created_at - interval '2 minutes'
     WHERE student_id = (SELECT id FROM students WHERE email = $1)`,
    [email],
  );

/** The page's own wait for another code is over. */
const endWait = (key: string) => page.evaluate((name) => sessionStorage.setItem(name, '0'), key);

test.describe('The code of a sign-up', () => {
  test('is sent once by its sixth digit, whether typed or pasted', async () => {
    const email = await unverifiedStudentIn(page, product);
    const right = await codeMailedTo(product.inboxUrl, email);
    const calls = callsOf('/api/auth/verify');
    await openVerification(email);
    await code().pressSequentially(wrong(right));
    await page.getByText('Invalid code.').waitFor();
    expect(calls).toEqual([wrong(right)]);
    // One digit too many changes nothing.
    await code().pressSequentially('7');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${right}.`);
    await code().fill('');
    await code().press('ControlOrMeta+v');
    // The page may go on a moment after it has said so.
    await Promise.all([
      page.getByText('Verification successful! Redirecting...').waitFor(),
      press('Verify'),
    ]);
    await page.waitForURL('**/signin');
    expect(calls).toEqual([wrong(right), right]);
  });

  test('is void after five wrong tries, says so, and another takes its place', async () => {
    const email = await unverifiedStudentIn(page, product);
    const right = await codeMailedTo(product.inboxUrl, email);
    await openVerification(email);
    for (let tries = 0; tries < 4; tries++) {
      await code().fill(wrong(right, tries));
      await page.getByText('Invalid code.').waitFor();
    }
    await code().fill(wrong(right, 4));
    await page.getByText(VOID).waitFor();
    await code().fill(right);
    await page.getByText(VOID).waitFor();
    await letCodesAge(email);
    await endWait('portal.resendAt');
    await press('Resend Code');
    await page.getByText('We have sent you another code.').waitFor();
    await expect(code()).toHaveValue('');
    await expect(page.getByText(VOID)).toHaveCount(0);
    const isNew = new RegExp(`(?<!\\d)(?!${right})\\d{6}(?!\\d)`);
    await code().fill(await codeMailedTo(product.inboxUrl, email, isNew));
    await page.getByText('Verification successful! Redirecting...').waitFor();
  });
});

test.describe('A reset', () => {
  test('is done by the sixth digit of its code', async () => {
    const { email } = await aStudent(product);
    await askForReset(email.toUpperCase());
    await page.getByText(`We have sent a code to ${email}.`).waitFor();
    await code().fill(await codeMailedTo(product.inboxUrl, email, /password/i));
    await page.getByText('Your password was reset.').waitFor();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => sessionStorage.getItem('portal.resetEmail'))).toBeNull();
  });

  test('goes on with its code after a reload, and asks for the password again', NIGHT, async () => {
    const { email } = await aStudent(product);
    await askForReset(email);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain(NEW_PASSWORD);
    await page.reload();
    await code().fill(await codeMailedTo(product.inboxUrl, email, /password/i));
    await press('Verify & Reset Password');
    await page.getByText('All fields are required.').first().waitFor();
    await field('New Password').fill(NEW_PASSWORD);
    await field('Confirm Password').fill(PASSWORD);
    await press('Verify & Reset Password');
    await page.getByText('Passwords do not match.').waitFor();
    await field('Confirm Password').fill(NEW_PASSWORD);
    await press('Verify & Reset Password');
    await page.waitForURL('**/signin');
  });

  test(
    'A reset that is asked for again too soon goes on with the code that was sent',
    NIGHT,
    async () => {
      const { email } = await aStudent(product);
      await askForReset(email);
      await press('Use another email or password');
      await field('New Password').fill(NEW_PASSWORD);
      await field('Confirm Password').fill(NEW_PASSWORD);
      await press('Send Verification Code');
      await code().fill(await codeMailedTo(product.inboxUrl, email, /password/i));
      await page.getByText('Your password was reset.').waitFor();
    },
  );
});
