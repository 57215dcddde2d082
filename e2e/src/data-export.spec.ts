import { readFile } from 'node:fs/promises';
import { cutOff } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { PASSWORD } from './testing/sign-up.js';
import { takeTest } from './testing/student.js';

test.use({ tolerated: NO_SERVER, isPaid: true });

const OF_THE_TAB = ['applicationDraft', 'portal.signUpDraft', 'portal.resetEmail'];

async function openOwnData(): Promise<void> {
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Your Data' }).click();
  await page.getByRole('heading', { name: 'Download my data' }).waitFor();
}

const ask = () => page.getByRole('button', { name: 'Delete my account' }).click();
const dialog = () => page.getByRole('dialog');
const deleteForGood = () => dialog().getByRole('button', { name: 'Delete for good' }).click();

async function confirmWith(password: string, word = 'DELETE'): Promise<void> {
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await dialog().getByLabel('Type DELETE to confirm').fill(word);
  await deleteForGood();
}

test('A student takes the own data as a file; the account is deleted with password and word, and leaves nothing in the browser', async () => {
  const resultId = await takeTest(product, student);
  await openOwnData();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8')) as object).toMatchObject({
    profile: [{ email: student.email, name: student.name }],
    results: [{ id: resultId }],
  });
  await page.evaluate(() => localStorage.setItem('portal.attempt.one.q', 'a'));
  await page.evaluate((keys) => {
    for (const key of keys) sessionStorage.setItem(key, '{}');
  }, OF_THE_TAB);
  await ask();
  // Its code comes only now.
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await ask();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await dialog().waitFor({ state: 'detached' });
  await ask();
  await deleteForGood();
  await dialog().getByText('Password is required').waitFor();
  await expectGoodLooks(page);
  await cutOff(page, '**/delete');
  await confirmWith(PASSWORD);
  await page.getByRole('alert').filter({ hasText: 'Could not connect to the server.' }).waitFor();
  await page.unrouteAll();
  await confirmWith('another password');
  await dialog().getByText('This is not your password.').waitFor();
  await confirmWith(PASSWORD, 'delete');
  await dialog().getByText('Please type DELETE to confirm.').waitFor();
  await confirmWith(PASSWORD);
  await dialog().getByText('A last mail confirms it.').waitFor();
  await page.getByRole('button', { name: 'To the home page' }).click();
  await page.waitForURL(`${product.url}/`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const ofTheTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(ofTheTab.filter((key) => OF_THE_TAB.includes(key))).toEqual([]);
});
