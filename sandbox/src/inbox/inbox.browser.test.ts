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

test('a mail shows up by itself, as text and as HTML that can do nothing; the button deletes all', async () => {
  await page.goto(inbox.httpUrl);
  await page.getByText('No mail yet.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'Welcome' };
  await createTransport(inbox.smtpUrl).sendMail({ ...mail, html: HTML, text: 'Hello as text' });
  const named = page.getByRole('link', { name: 'Welcome' });
  await named.waitFor();
  await page.getByRole('status').filter({ hasText: '1 mail' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await named.click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor();
  await page.getByText('Hello as text').waitFor();
  expect(await page.title()).toBe('Welcome');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'All mails' }).click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByText('No mail yet.').waitFor();
});
