import { holdBack } from './testing/faults.js';
import { mailTo } from './testing/inbox.js';
import { expect, LOST_CALL, test } from './testing/portal-test.js';
import { context, page, product } from './testing/running.js';
import { freshEmail } from './testing/student.js';

test.use({ tolerated: LOST_CALL });

const NETWORK_ERROR = 'Network error. Please check your connection and try again.';
const WENT_WRONG = 'Something went wrong. Please try again.';
const TEXT = 'Do you build shops? 🙂';

const send = () => page.getByRole('button', { name: 'Send Message' });
const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();

async function fillIn(email: string): Promise<void> {
  await page.getByLabel('Full Name*').fill('Asha Rao');
  await page.getByLabel('Email Address*').fill(email);
  await page.getByLabel('Message*').fill(TEXT);
}

test('The contact form takes what was typed before its scripts came, and is sent, stored, mailed and empty again', async () => {
  const goOn = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const email = freshEmail();
  await fillIn(email);
  goOn();
  await expect(send()).toBeEnabled();
  for (const label of ['Full Name*', 'Email Address*', 'Message*']) {
    const field = page.getByLabel(label);
    const text = await field.inputValue();
    await field.fill(' ');
    await expect(send()).toBeDisabled();
    await field.fill(text);
  }
  await page.getByLabel('Subject').fill('A shop');
  const answer = await holdBack(page, '**/api/contact');
  await send().click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  answer();
  await page.getByText('Message sent successfully! 🎉').waitFor();
  for (const label of ['Full Name*', 'Email Address*', 'Subject', 'Message*']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  const received = await mailTo(product.inboxUrl, 'hello@example.com', new RegExp(email));
  expect(received.text).toContain(TEXT);
  const stored = 'SELECT subject FROM contact_messages WHERE email = $1';
  expect(await product.sql(stored, [email])).toEqual([{ subject: 'A shop' }]);
});

test('A complaint about personal data is sent from the privacy policy by the contact form, which says what is wrong, keeps the text over a reload, and can be sent again', async () => {
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Complain about the use of your data' }).click();
  await page.getByText('This is a complaint about the use of personal data.').waitFor();
  await fillIn('asha@');
  await send().click();
  await page.getByText('Please enter a valid email address').waitFor();
  const email = page.getByLabel('Email Address*');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  const address = freshEmail();
  await email.fill(address);
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  for (const [body, shown] of [
    [{ success: false, message: 'Too many messages.' }, 'Too many messages.'],
    [{ success: false }, WENT_WRONG],
  ] as const) {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: body }));
    await send().click();
    await alert(shown);
    await page.unrouteAll();
  }
  await context.setOffline(true);
  await send().click();
  await alert(NETWORK_ERROR);
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Message*')).toHaveValue(TEXT);
  await send().click();
  await page.getByText('We have your complaint.').waitFor();
  await mailTo(product.inboxUrl, address, /answer it in full by/);
});
