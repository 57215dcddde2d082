import { createTransport } from 'nodemailer';
import type { Browser, Page } from 'playwright-core';
import { startInbox, type Inbox } from './start-inbox.js';
import { launchBrowser } from './testing/launch-browser.js';
import { violationsOf } from './testing/axe.js';

let browser: Browser;
let inbox: Inbox;
let page: Page;

beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await inbox.stop();
});

const HTML = '<h1>Hello</h1><script>parent.document.title = "taken over"</script>';

const send = (mail: { subject: string; text?: string; html?: string }) =>
  createTransport(inbox.smtpUrl).sendMail({ from: 'a@example.com', to: 'b@example.com', ...mail });

const mailNamed = (name: string) => page.getByRole('link', { name });

test('mails show up by themselves, and their pages can be used by everyone', async () => {
  await page.goto(inbox.httpUrl);
  await page.getByText('No mail yet.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await send({ subject: 'Plain words', text: 'Hello.' });
  await mailNamed('Plain words').waitFor();
  await page.getByRole('status').filter({ hasText: '1 mail' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await mailNamed('Plain words').click();
  await page.getByText('Hello.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('a mail is shown as HTML, which can do nothing, and as text; the button deletes all', async () => {
  await send({ subject: 'Welcome', html: HTML, text: 'Hello as text' });
  await page.goto(inbox.httpUrl);
  await mailNamed('Welcome').click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor();
  await page.getByText('Hello as text').waitFor();
  expect(await page.title()).toBe('Welcome');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'All mails' }).click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByText('No mail yet.').waitFor();
});
