import type { Page } from '@playwright/test';
import { indianDayAfter } from '@portal/domain/kernel/indian-day.js';
import { applicants } from './testing/application.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { browser, page, product } from './testing/running.js';
import { asVisitor } from './testing/student.js';

test.use({ role: 'support' });

const inDays = (days: number): string => indianDayAfter(new Date(), days);

const OFFER = {
  ...{ 'First day': inDays(10), 'Last day': inDays(100), 'Hours a week': '20' },
  'Stipend (may be left out)': '5000',
};

async function letterFrom(view: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    view.waitForEvent('download'),
    view.getByRole('button', { name: button }).click(),
  ]);
  const [, code] = /^offer-letter-(\w{12})\.pdf$/.exec(file.suggestedFilename()) ?? [];
  if (!code) throw new Error(`The file is called ${file.suggestedFilename()}`);
  return code;
}

async function pageIn(email: string, wanted: RegExp): Promise<string> {
  const { text } = await mailTo(product.inboxUrl, email, wanted);
  const [address] = /http\S+\/my-application#[\w-]{64}/.exec(text) ?? [];
  if (!address) throw new Error('The mail leads to no page');
  return address;
}

async function move(to: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.getByRole('button', { name: `Move to ${to}` }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  if (fields.Mail) {
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const preview = dialog.getByRole('region', { name: 'Preview of the mail' });
    await preview.getByText(fields.Mail).waitFor();
    await expectGoodLooks(page);
  }
  await dialog.getByRole('button', { name: `Move to ${to}` }).click();
}

test('A clerk invites and offers; the applicant takes the letter by the link in the mail, has its code checked, and accepts', async () => {
  const { id, name, email } = (await applicants(product, 1, 'shortlisted')).all[0]!;
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await move('Interview', {
    Mail: 'We look forward to it.',
    'Time (may be left out)': `${inDays(1)}T10:00`,
    'Place or link': 'https://meet.example.com/one',
  });
  await mailTo(product.inboxUrl, email, /10:00 am IST[^]*meet\.example\.com\/one/);
  await page.getByText('30 minutes, https://meet.example.com/one').waitFor();

  const inAWeek = inDays(7);
  await move('Offered', { ...OFFER, 'Hours a week': '61' });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please enter the hours a week, from 1 to 60.').waitFor();
  await expect(dialog.getByLabel('Answer by')).toHaveValue(
    // It may be past midnight in India by now.
    new RegExp(`^(${inAWeek}|${inDays(7)})$`),
  );
  await dialog.getByLabel('Hours a week').fill('20');
  await dialog.getByRole('button', { name: 'Move to Offered' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Letters' }).getByText('Valid').waitFor();
  const code = await letterFrom(page, 'Download PDF');
  const address = await pageIn(email, /Your offer letter is on your page/);

  await asVisitor(browser, async (own) => {
    await own.goto(address);
    await own.getByRole('heading', { level: 1, name: 'We offer you an internship' }).waitFor();
    await own.getByText(/Please answer by \d+ \w+ \d{4}\./).waitFor();
    await expect(own.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectGoodLooks(own);
    expect(await letterFrom(own, 'Download the offer letter')).toBe(code);
    await own.getByRole('button', { name: 'Accept the offer' }).click();
    await own.getByRole('heading', { level: 1, name: 'You have accepted our offer' }).waitFor();

    await own.goto(`${product.url}/verify`);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    await own.getByRole('textbox', { name: 'Code of the certificate' }).fill(typed);
    await own.getByRole('button', { name: 'Check' }).click();
    await own.getByRole('heading', { level: 1, name: 'Valid' }).waitFor();
    await own.getByText(name).waitFor();
    await own.getByText('₹5,000 a month').waitFor();
    await expectGoodLooks(own);
  });
  await mailTo(product.inboxUrl, email, /We have noted that you accept/);
  await page.reload();
  await page
    .getByRole('region', { name: 'Time line' })
    .getByText(/By the applicant/)
    .waitFor();
  await page.getByRole('button', { name: 'Move to Interning' }).waitFor();
});

test('An applicant withdraws only when asked once more, and by the own link alone', async () => {
  const { id, email } = (await applicants(product, 1)).all[0]!;
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await move('Shortlisted');
  const address = await pageIn(email, /We have read your application/);
  await asVisitor(browser, async (own) => {
    await own.goto(address.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')));
    await own.getByRole('heading', { level: 1, name: 'No such application' }).waitFor();
    await own.goto('about:blank');
    await own.goto(address);
    await own.getByRole('heading', { level: 1, name: /^We would like/ }).waitFor();
    // The link to the content leaves the address, which opens the page, as it is.
    await own.keyboard.press('Tab');
    await own.keyboard.press('Enter');
    await expect(own.getByRole('main')).toBeFocused();
    expect(own.url()).toBe(address);
    const withdraw = own.getByRole('button', { name: 'Withdraw my application', exact: true });
    await withdraw.click();
    await own.keyboard.press('Tab');
    await expect(own.getByRole('button', { name: 'Yes, withdraw my application' })).toBeFocused();
    await own.getByRole('button', { name: 'No, go back' }).click();
    await withdraw.click();
    await own.getByRole('button', { name: 'Yes, withdraw my application' }).click();
    await own.getByRole('heading', { level: 1, name: 'Your application is closed' }).waitFor();
    await expect(own.getByRole('button', { name: /offer|application/ })).toHaveCount(0);
  });
  expect(await product.sql('SELECT status FROM applications WHERE id = $1', [id])).toEqual([
    { status: 'closed' },
  ]);
});
