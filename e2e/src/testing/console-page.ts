import type { BrowserContext, Page } from '@playwright/test';

/** Presses a button of the page, and confirms it in the dialog with a reason, or what is asked for instead. */
export async function actWithReason(
  page: Page,
  button: string,
  reason: string,
  label = 'Reason',
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label }).fill(reason);
  await dialog.locator('button.primary').click();
  await dialog.waitFor({ state: 'detached' });
}

/** Calls the API from the page, as the admin who is signed in there. */
export const callAsAdmin = (
  { request }: BrowserContext,
  page: Page,
  url: string,
  body: object,
): Promise<number> =>
  page
    .evaluate(() => localStorage.getItem('adminToken'))
    .then((token) =>
      request.put(url, { data: body, headers: { authorization: `Bearer ${token}` } }),
    )
    .then((response) => response.status());

/** Goes to another address of the console as its links do, without loading it again where it is open. */
export async function goWithin(page: Page, address: string): Promise<void> {
  if (new URL(address).origin !== new URL(page.url()).origin) await page.goto(address);
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    // The router counts the addresses; it warns of one that it did not count.
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** What is asked of who leaves what was typed and not saved. */
export const UNSAVED = 'What you changed is not saved. Leave it?';

/** Answers the questions of the browser, and keeps what was asked. */
export function answering(page: Page) {
  const asked: string[] = [];
  let isLeft = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (isLeft ? dialog.accept() : dialog.dismiss());
  });
  return { asked, leave: () => (isLeft = true) };
}
