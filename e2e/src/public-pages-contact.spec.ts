import { NIGHT } from './testing/night.js';
import { holdBack } from './testing/faults.js';
import { wakeHome } from './testing/home.js';
import { mailTo } from './testing/inbox.js';
import { expect, LOST_CALL, test } from './testing/portal-test.js';
import { context, page, product, sharePage } from './testing/running.js';
import { freshEmail } from './testing/student.js';
import { takenOver } from './testing/taken-over.js';

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL });

const NETWORK_ERROR = 'Network error. Please check your connection and try again.';
const WENT_WRONG = 'Something went wrong. Please try again.';

const send = () => page.getByRole('button', { name: 'Send Message' });

async function fillIn(): Promise<void> {
  await page.goto(`${product.url}/contact`, { waitUntil: 'networkidle' });
  await takenOver(page, 'form[aria-label="Contact"] button[type=submit]');
  await page.getByLabel('Full Name*').fill('Asha Rao');
  await page.getByLabel('Email Address*').fill('asha@example.com');
  await page.getByLabel('Message*').fill('Do you build shops? 🙂');
}

test.describe('The contact form', () => {
  test('can be sent once everything required is there', NIGHT, async () => {
    await fillIn();
    expect(await send().isEnabled()).toBe(true);
    for (const label of ['Full Name*', 'Email Address*', 'Message*']) {
      const field = page.getByLabel(label);
      const text = await field.inputValue();
      await field.fill(' ');
      expect(await send().isDisabled()).toBe(true);
      await field.fill(text);
    }
    expect(await send().isEnabled()).toBe(true);
  });

  test('takes what was typed before its scripts came', NIGHT, async () => {
    const goOn = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto(`${product.url}/contact`, { waitUntil: 'commit' });
    await page.getByLabel('Full Name*').fill('Asha Rao');
    await page.getByLabel('Email Address*').fill('asha@example.com');
    await page.getByLabel('Message*').fill('Do you build shops?');
    goOn();
    await expect(send()).toBeEnabled();
    await expect(page.getByLabel('Message*')).toHaveValue('Do you build shops?');
  });

  test('is sent, stored, mailed to the company, and empty again', async () => {
    await fillIn();
    const email = freshEmail();
    await page.getByLabel('Email Address*').fill(email);
    await page.getByLabel('Subject').fill('A shop');
    const goOn = await holdBack(page, '**/api/contact');
    await send().click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    goOn();
    await page.getByText('Message sent successfully! 🎉').waitFor();
    for (const label of ['Full Name*', 'Email Address*', 'Subject', 'Message*']) {
      expect(await page.getByLabel(label).inputValue()).toBe('');
    }
    expect(await send().isDisabled()).toBe(true);
    const received = await mailTo(product.inboxUrl, 'hello@example.com', new RegExp(email));
    expect(received.text).toContain('Do you build shops? 🙂');
    const stored = await product.sql('SELECT subject FROM contact_messages WHERE email = $1', [
      email,
    ]);
    expect(stored).toEqual([{ subject: 'A shop' }]);
  });

  test('shows what is wrong with an address at its field, and takes the focus there', async () => {
    await fillIn();
    const email = page.getByLabel('Email Address*');
    await email.fill('asha@');
    await send().click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.fill('asha@example.com');
    expect(await page.getByText('Please enter a valid email address').count()).toBe(0);
  });

  for (const [body, shown] of [
    [
      { success: false, message: 'Too many messages. Try again later.' },
      'Too many messages. Try again later.',
    ],
    [{ success: false }, WENT_WRONG],
  ] as const) {
    test(
      `shows "${shown}" when the server refuses with ${JSON.stringify(body)}`,
      NIGHT,
      async () => {
        await fillIn();
        await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: body }));
        await send().click();
        await page.getByRole('alert').getByText(shown, { exact: true }).waitFor();
        expect(await page.getByLabel('Message*').inputValue()).toBe('Do you build shops? 🙂');
        expect(await send().isEnabled()).toBe(true);
      },
    );
  }

  test('says so when the server is away, keeps the text, and can be sent again', async () => {
    await fillIn();
    await context.setOffline(true);
    await send().click();
    await page.getByRole('alert').getByText(NETWORK_ERROR, { exact: true }).waitFor();
    await context.setOffline(false);
    await send().click();
    await page.getByText('Message sent successfully! 🎉').waitFor();
  });

  test('takes a complaint about personal data from the privacy policy', NIGHT, async () => {
    await page.goto(`${product.url}/privacy-policy`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Complain about the use of your data' }).click();
    await page.getByText('This is a complaint about the use of personal data.').waitFor();
    const email = freshEmail();
    await page.getByLabel('Full Name*').fill('Asha Rao');
    await page.getByLabel('Email Address*').fill(email);
    await page.getByLabel('Message*').fill('You wrote to me, and I never signed up.');
    await send().click();
    await page.getByText('We have your complaint.').waitFor();
    await mailTo(product.inboxUrl, email, /answer it in full by/);
  });
});

test.describe('The way back to the home page', () => {
  for (const [how, section, link] of [
    ['without a new document', 'contact', 'Contact Us'],
    ['as a new document', 'how', 'Write to us'],
  ] as const) {
    test(`leads back to the section whose link opened this page ${how}`, NIGHT, async () => {
      await page.goto(`${product.url}/#${section}`, { waitUntil: 'networkidle' });
      await wakeHome(page);
      await page.locator(`#${section}`).getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(`${product.url}/contact`);
      await takenOver(page, 'form[aria-label="Contact"] button[type=submit]');
      await page.getByRole('button', { name: 'Back to Home' }).click();
      await page.waitForURL(`${product.url}/#${section}`);
    });
  }
});
