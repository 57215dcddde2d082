import type { Locator, Page } from '@playwright/test';
import { indianDayAfter } from '@portal/domain/kernel/indian-day.js';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { NIGHT } from './testing/night.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import type { Product } from './testing/product.js';
import { NOBODY } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ role: 'support' });

async function applicant(product: Product, status = 'received') {
  const { id, name, email } = anApplication({
    name: `Asha Rao${String(Math.random()).slice(2)}`,
  });
  await product.sql(
    `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain,
       message, created_at, status)
     VALUES ($1, $2, $3, '90000 00000', 'B.Com.', '', 'SEO', 'hr', '', now(), $4)`,
    [id, name, email, status],
  );
  return { id, name, email };
}

const inDays = (days: number): string => indianDayAfter(new Date(), days);

/** Types what the letter of a move says. */
async function fillLetter(dialog: Locator, facts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(facts)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
}

const OFFER = {
  ...{ 'First day': inDays(10), 'Last day': inDays(100), 'Hours a week': '20' },
  'Stipend (may be left out)': '5000',
};
const COMPLETION = { 'First day': inDays(-90), 'Last day': inDays(0), 'Hours in all': '240' };

/** Downloads a letter; answers its code. */
async function letterFrom(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const [, code] =
    /^(?:offer|completion)-letter-(\w{12})\.pdf$/.exec(file.suggestedFilename()) ?? [];
  if (!code) throw new Error(`The file is called ${file.suggestedFilename()}`);
  return code;
}

/** The address in the mail whose text matches. */
async function pageIn(product: Product, email: string, wanted: RegExp): Promise<string> {
  const { text } = await mailTo(product.inboxUrl, email, wanted);
  const [address] = /http\S+\/my-application#[\w-]{64}/.exec(text) ?? [];
  if (!address) throw new Error('The mail leads to no page');
  return address;
}

/** Anyone who has the address, and nothing else. */
async function asApplicant(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()!.newContext({ storageState: NOBODY });
  await look(await context.newPage());
  await context.close();
}

type Details = {
  readonly mail?: string;
  readonly letter?: Readonly<Record<string, string>>;
  readonly interview?: { readonly start: string; readonly place: string };
};

async function move(
  page: Page,
  to: string,
  { mail, letter, interview }: Details = {},
): Promise<void> {
  await page.getByRole('button', { name: `Move to ${to}` }).click();
  const dialog = page.getByRole('dialog');
  if (letter) await fillLetter(dialog, letter);
  if (interview) {
    await dialog.getByLabel('Time (may be left out)').fill(interview.start);
    await dialog.getByLabel('Place or link').fill(interview.place);
  }
  if (mail) {
    await dialog.getByLabel('Mail', { exact: true }).fill(mail);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('region', { name: 'Preview of the mail' }).getByText(mail).waitFor();
    await expectGoodLooks(page);
  }
  await dialog.getByRole('button', { name: `Move to ${to}` }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('A clerk shortlists, invites and offers; the applicant accepts by the link in the mail', async () => {
  const { id, name, email } = await applicant(product);
  const asked = encodeURIComponent(JSON.stringify({ q: name }));
  await page.goto(`${product.url}/admin/internships?filter=${asked}&page=1`);
  await page.getByRole('checkbox', { name: 'Select this row' }).click();
  await page.getByRole('button', { name: 'Work on these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to a stage: 1 application' });
  await dialog.getByRole('checkbox', { name: 'Send each applicant this mail' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Strong portfolio');
  await dialog.getByRole('button', { name: 'Do it to 1 application' }).click();
  await page.getByRole('dialog', { name: '1 done, 0 skipped' }).waitFor();
  await mailTo(product.inboxUrl, email, /We have read your application/);

  await page.goto(`${product.url}/admin/applications/${id}/show`);
  const interview = { start: `${inDays(1)}T10:00`, place: 'https://meet.example.com/one' };
  await move(page, 'Interview', { mail: 'We look forward to it.', interview });
  await mailTo(product.inboxUrl, email, /10:00 am IST[^]*meet\.example\.com\/one/);
  await page.getByText('30 minutes, https://meet.example.com/one').waitFor();
  await move(page, 'Offered', { letter: OFFER });
  const address = await pageIn(product, email, /We are glad to offer you an internship/);

  await asApplicant(page, async (own) => {
    await own.goto(address);
    await own.getByRole('heading', { level: 1, name: 'We offer you an internship' }).waitFor();
    await own.getByText(/Please answer by \d+ \w+ \d{4}\./).waitFor();
    await expect(own.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectGoodLooks(own);
    await own.getByRole('button', { name: 'Accept the offer' }).click();
    await own.getByRole('heading', { level: 1, name: 'You have accepted our offer' }).waitFor();
    await expectGoodLooks(own);
  });
  await mailTo(product.inboxUrl, email, /We have noted that you accept/);

  await page.reload();
  const line = page.getByRole('region', { name: 'Time line' });
  await line.getByText(/By the applicant/).waitFor();
  await page.getByRole('button', { name: 'Move to Interning' }).waitFor();
});

test('An applicant withdraws only when asked once more, and by the own link alone', async () => {
  const { id, email } = await applicant(product);
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await move(page, 'Shortlisted');
  const address = await pageIn(product, email, /We have read your application/);
  await asApplicant(page, async (own) => {
    await own.goto(address.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')));
    await own.getByRole('heading', { level: 1, name: 'No such application' }).waitFor();
    await expectGoodLooks(own);
    await own.goto('about:blank');
    await own.goto(address);
    await own.getByRole('heading', { level: 1, name: /^We would like/ }).waitFor();
    // The link to the content leaves the address, which opens the page, as it is.
    await own.keyboard.press('Tab');
    await own.keyboard.press('Enter');
    await expect(own.getByRole('main')).toBeFocused();
    expect(own.url()).toBe(address);
    await own.getByRole('button', { name: 'Withdraw my application' }).click();
    await own.keyboard.press('Tab');
    await expect(own.getByRole('button', { name: 'Yes, withdraw my application' })).toBeFocused();
    await own.getByRole('button', { name: 'No, go back' }).click();
    await own.getByRole('button', { name: 'Withdraw my application' }).click();
    await own.getByRole('button', { name: 'Yes, withdraw my application' }).click();
    await own.getByRole('heading', { level: 1, name: 'Your application is closed' }).waitFor();
    await expect(own.getByRole('button', { name: /offer|application/ })).toHaveCount(0);
  });
  expect(await product.sql('SELECT status FROM applications WHERE id = $1', [id])).toEqual([
    { status: 'closed' },
  ]);
});

test('A letter goes with an offer and with a completion, and anyone checks it by its code', async () => {
  const { id, name, email } = await applicant(product, 'interview');
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await page.getByRole('button', { name: 'Move to Offered' }).click();
  const dialog = page.getByRole('dialog');
  await fillLetter(dialog, { ...OFFER, 'Hours a week': '61' });
  await dialog.getByRole('button', { name: 'Move to Offered' }).click();
  await dialog.getByText('Please enter the hours a week, from 1 to 60.').waitFor();
  await expectGoodLooks(page);
  await dialog.getByLabel('Hours a week').fill('20');
  await dialog.getByRole('button', { name: 'Move to Offered' }).click();
  await dialog.waitFor({ state: 'detached' });
  const letters = page.getByRole('region', { name: 'Letters' });
  await letters.getByText('Valid').waitFor();
  await expectGoodLooks(page);
  const code = await letterFrom(page, 'Download PDF');
  const address = await pageIn(product, email, /Your offer letter is on your page/);

  await asApplicant(page, async (own) => {
    await own.goto(address);
    await own.getByRole('heading', { name: 'Your letter' }).waitFor();
    await expectGoodLooks(own);
    expect(await letterFrom(own, 'Download the offer letter')).toBe(code);
    await own.goto(`${product.url}/verify`);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    await own.getByRole('textbox', { name: 'Code of the certificate' }).fill(typed);
    await own.getByRole('button', { name: 'Check' }).click();
    await own.getByRole('heading', { level: 1, name: 'Valid' }).waitFor();
    await own.getByText(name).waitFor();
    await own.getByText('₹5,000 a month').waitFor();
    await expectGoodLooks(own);
    await own.goto(address);
    await own.getByRole('button', { name: 'Decline the offer' }).click();
    await own.getByRole('button', { name: 'Yes, decline the offer' }).click();
    await own.getByRole('heading', { level: 1, name: 'You have declined our offer' }).waitFor();
    await expect(own.getByRole('heading', { name: 'Your letter' })).toHaveCount(0);
    await own.goto(`${product.url}/certificate/${code}`);
    await own.getByRole('heading', { level: 1, name: 'Withdrawn' }).waitFor();
    await expectGoodLooks(own);
  });
  await mailTo(product.inboxUrl, email, /We have noted that you decline/);
  await page.reload();
  await letters.getByText('Withdrawn').waitFor();
});

test('A letter of completion goes with the end of an internship', NIGHT, async () => {
  const { id, email } = await applicant(product, 'interning');
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await move(page, 'Completed', { letter: COMPLETION });
  const address = await pageIn(product, email, /Your letter of completion is on your page/);
  await asApplicant(page, async (own) => {
    await own.goto(address);
    const code = await letterFrom(own, 'Download the letter of completion');
    await own.getByRole('link', { name: /^Code / }).click();
    await own.waitForURL(`**/certificate/${code}`);
    await own.getByRole('heading', { name: 'Completion of an internship' }).waitFor();
    await own.getByText('240 hours in all').waitFor();
    await product.sql(
      `UPDATE issued_documents SET state = 'withdrawn', name_as_printed = '', email = '', facts = NULL WHERE code = $1`,
      [code],
    );
    await own.reload();
    await own.getByRole('heading', { level: 1, name: 'No longer kept' }).waitFor();
    await expectGoodLooks(own);
  });
});
