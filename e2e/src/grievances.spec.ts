import { FULL } from './testing/core.js';
import { cutOff } from './testing/faults.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { freshEmail } from './testing/student.js';

test.use({ tolerated: NO_SERVER });

test.describe('A complaint about personal data', () => {
  test('is written in the profile, which tells until when it is answered', async ({
    page,
    product,
    student,
  }) => {
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Your Data' }).click();
    const form = page.getByRole('form', { name: 'Complain about the use of my data' });
    const send = form.getByRole('button', { name: 'Send the complaint' });
    await send.click();
    await form.getByText('Please tell us what is wrong').waitFor();
    await form.getByLabel('What is wrong?').fill('My old number is still there.');
    await cutOff(page, '**/grievances');
    await send.click();
    await form.getByText('Could not connect to the server.').waitFor();
    await page.unrouteAll();
    await send.click();
    await form.getByText('We have your complaint.').waitFor();
    await page.getByText(/^We answer by \d+ \w+ \d{4}$/).waitFor();
    expect(await form.getByLabel('What is wrong?').inputValue()).toBe('');
    await expectGoodLooks(page);
    await mailTo(product.inboxUrl, student.email, /We have your complaint/);
  });

  test('needs no account where the policy names the officer', FULL, async ({ page, product }) => {
    await page.goto(`${product.url}/privacy-policy`);
    await page.getByRole('button', { name: 'Write a complaint' }).click();
    const email = freshEmail();
    await page.getByLabel('Full Name*').fill('Asha Rao');
    await page.getByLabel('Email Address*').fill(email);
    await page.getByLabel('What is wrong?*').fill('You wrote to me, and I never signed up.');
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await page.getByText('We have your complaint.').waitFor();
    await mailTo(product.inboxUrl, email, /answer it in full by/);
  });

  test('says so where no mail confirms it', FULL, async ({ page, product }) => {
    await page.goto(`${product.url}/privacy-policy`);
    await page.getByRole('button', { name: 'Write a complaint' }).click();
    await page.getByLabel('Full Name*').fill('Asha Rao');
    await page.getByLabel('Email Address*').fill(freshEmail());
    await page.getByLabel('What is wrong?*').fill('You wrote to me, and I never signed up.');
    const message = 'We have your complaint. No mail confirms it.';
    await page.route('**/api/grievances', (route) =>
      route.fulfill({ json: { success: true, message, mailed: false } }),
    );
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await page.getByText(message).waitFor();
  });
});
