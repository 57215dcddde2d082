import { readFile } from 'node:fs/promises';
import { NIGHT } from './testing/night.js';
import { cutOff, rejectSilently } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { browser, page, product, sharePage, student } from './testing/running.js';
import { PASSWORD, signIn, signUp, verify } from './testing/sign-up.js';
import { browserOf, takeTest } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER, isPaid: true });

/** What a tab may keep of the person in it. */
const OF_THE_TAB = ['applicationDraft', 'portal.signUpDraft', 'portal.resetEmail'];

async function openOwnData(): Promise<void> {
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Your Data' }).click();
  await page.getByRole('heading', { name: 'Download my data' }).waitFor();
}

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

const ask = () => page.getByRole('button', { name: 'Delete my account' }).click();
const dialog = () => page.getByRole('dialog');
const deleteForGood = () => dialog().getByRole('button', { name: 'Delete for good' }).click();

async function confirmWith(password: string, word = 'DELETE'): Promise<void> {
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await dialog().getByLabel('Type DELETE to confirm').fill(word);
  await deleteForGood();
}

test.describe('A student’s own data', () => {
  test('comes as a file, with the tests that were taken', async () => {
    const resultId = await takeTest(product, student);
    await openOwnData();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(data).toMatchObject({
      profile: [{ email: student.email, name: student.name }],
      results: [{ id: resultId }],
      consents: [{ purpose: 'account', ageStatement: 'age-1', action: 'given' }],
    });
    await page.getByText('Your data is downloaded.').waitFor();
  });

  test(
    'A student’s own data that does not come says so, and can be asked for again',
    NIGHT,
    async () => {
      await openOwnData();
      const button = page.getByRole('button', { name: 'Download my data' });
      await cutOff(page, '**/export');
      await button.click();
      await alert('Could not connect to the server.');
      await page.unrouteAll();
      await rejectSilently(page, '**/export');
      await button.click();
      await alert('Your data could not be fetched.');
      await page.unrouteAll();
      await button.click();
      await page.getByText('Your data is downloaded.').waitFor();
    },
  );
});

test.describe('An account', () => {
  test('is deleted with password and word, ends every session, and can be made anew', async () => {
    const elsewhere = await browserOf(browser, product, student);
    const otherPage = await elsewhere.newPage();
    await openOwnData();
    await page.evaluate(() => localStorage.setItem('portal.attempt.one.q', 'a'));
    await page.evaluate((keys) => {
      for (const key of keys) sessionStorage.setItem(key, '{}');
    }, OF_THE_TAB);
    await ask();
    await deleteForGood();
    await dialog().getByText('Password is required').waitFor();
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

    await otherPage.goto(`${product.url}/profile`);
    await otherPage.waitForURL('**/signin*');
    await signIn(otherPage, student.email);
    await otherPage.getByText('Email or password is incorrect.').waitFor();
    await elsewhere.close();

    await signUp(page, product, student.email);
    await verify(page, product, student.email);
    await page.waitForURL('**/signin*');
    await signIn(page, student.email);
    await page.waitForURL('**/profile');
    await page.getByRole('link', { name: 'Pay Now' }).first().waitFor();
  });

  test('stays when its student cancels, or when the server can not be reached', async () => {
    await openOwnData();
    await ask();
    // Its code comes only now.
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await ask();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await dialog().waitFor({ state: 'detached' });
    await ask();
    await cutOff(page, '**/delete');
    await confirmWith(PASSWORD);
    await alert('Could not connect to the server.');
    const rows = await product.sql('SELECT 1 FROM students WHERE email = $1', [student.email]);
    expect(rows).toHaveLength(1);
  });
});

for (const [path, words] of [
  ['/signup', 'By pressing Sign Up you agree that we use the data that the notice lists'],
  [
    '/internship-application',
    'By pressing Submit Application you agree that we use the data that the notice lists',
  ],
] as const) {
  test(`Over the button of ${path} stands what it agrees to, with the policy`, NIGHT, async () => {
    await page.goto(product.url + path);
    await page.getByText(words).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: /^privacy policy/ });
    expect(await link.getAttribute('href')).toBe('/privacy-policy');
  });
}

test.describe('To everyone', () => {
  test('the tab of their own data looks good', NIGHT, async () => {
    await openOwnData();
    await expectGoodLooks(page);
  });

  test(
    'the question whether to delete the account looks good, also with errors',
    NIGHT,
    async () => {
      await openOwnData();
      await ask();
      await deleteForGood();
      await dialog().getByText('Password is required').waitFor();
      await expectGoodLooks(page);
    },
  );
});
