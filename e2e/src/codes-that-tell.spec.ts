import { codeMailedTo } from './testing/inbox.js';
import { expect, test } from './testing/portal-test.js';
import { context, page, product } from './testing/running.js';
import { unverifiedStudentIn } from './testing/student.js';

const VOID = 'This code is void after too many wrong tries. Please ask for a new code.';

const code = () => page.getByLabel('6-digit code');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const wrong = (right: string, at = 0) =>
  String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0');

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

const letCodesAge = (email: string) =>
  product.sql(
    `UPDATE mailed_codes SET created_at = created_at - interval '2 minutes'
     WHERE student_id = (SELECT id FROM students WHERE email = $1)`,
    [email],
  );

const endWait = (key: string) => page.evaluate((name) => sessionStorage.setItem(name, '0'), key);

test('The code of a sign-up is sent once by its sixth digit, void after five wrong tries, and another can be pasted', async () => {
  const email = await unverifiedStudentIn(page, product);
  const right = await codeMailedTo(product.inboxUrl, email);
  const calls = callsOf('/api/auth/verify');
  await openVerification(email);
  await code().pressSequentially(wrong(right));
  await page.getByText('Invalid code.').waitFor();
  expect(calls).toEqual([wrong(right)]);
  await page.getByText('Tries left: 4').waitFor();
  // One digit too many changes nothing.
  await code().pressSequentially('7');
  for (let tries = 1; tries < 4; tries++) {
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
  const next = await codeMailedTo(product.inboxUrl, email, isNew);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${next}.`);
  await code().press('ControlOrMeta+v');
  await page.getByText('Verification successful! Redirecting...').waitFor();
  await page.waitForURL('**/signin');
  expect(calls.filter((digits) => digits === next)).toHaveLength(1);
});
