import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: EXECUTABLE, args: QUIET });

/** A page, and everything that its console and its scripts complained of. */
export type WatchedPage = { readonly page: Page; readonly complaints: string[] };

/** What the browser itself writes of any answer of 4xx; the page can't prevent it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Opens a page in a context, and watches its console. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !REFUSED_CALL.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}
