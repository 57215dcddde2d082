import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from './testing/sign-up.js';
import {
  answer,
  answeredIn,
  endIn,
  enter,
  openTest,
  resultsOf,
  savedAnswers,
  saving,
  submitAnyway,
} from './testing/attempt.js';
import { chosenOption } from './testing/take-test.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { browser, context, page, product, student, watch } from './testing/running.js';

test.use({ isPaid: true, testDomain: 'devops' });

test.beforeEach(() => openTest(page, product));

const open = async (where: BrowserContext): Promise<Page> => watch(await where.newPage());

const bubble = (where: Page, name: string) =>
  where.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name, exact: true });

test('A second tab follows the first, to the one result too', async () => {
  const second = await open(context);
  await openTest(second, product);
  await answer(page, 2, 'c');
  await page.getByRole('button', { name: 'Flag this question' }).click();
  await bubble(second, 'Question 2, answered, flagged').click();
  expect(await chosenOption(second)).toBe('c');
  await submitAnyway(page);
  await Promise.all([page.waitForURL('**/result/*'), second.waitForURL('**/result/*')]);
  expect(page.url()).toBe(second.url());
  expect(await resultsOf(product, student)).toMatchObject([{ used: 1 }]);
});

test('A second device has the answers of the first, whose submit does not undo what was changed there', async () => {
  await answer(page, 1, 'a');
  await saving(page, 'Saved');
  const device = await browser.newContext();
  const other = await open(device);
  await enter(other, product, student);
  await openTest(other, product);
  expect(await chosenOption(other)).toBe('a');
  const id = await answer(other, 1, 'b');
  await saving(other, 'Saved');
  await submitAnyway(page);
  await page.waitForURL('**/result/*');
  expect(await savedAnswers(product, student)).toEqual({ [id]: 'b' });
  // The device learns by itself that the test is over.
  await other.waitForURL('**/result/*');
  const [result] = await resultsOf(product, student);
  expect(answeredIn(result)).toBe(1);
  await device.close();
});

test.describe('A session that ends in the middle of the test', () => {
  const endSession = () =>
    product.sql('UPDATE students SET session_version = session_version + 1 WHERE email = $1', [
      student.email,
    ]);
  const dialog = () => page.getByRole('dialog', { name: 'Please sign in again' });
  const signInAgain = async (password: string) => {
    await dialog().getByLabel('Password').fill(password);
    await dialog().getByRole('button', { name: 'Sign In' }).click();
  };

  test('is asked for in place, ends no test, and everything pending is saved then', async () => {
    await endSession();
    const first = await answer(page, 1, 'a');
    await dialog().waitFor();
    await dialog().getByRole('button', { name: 'Later' }).click();
    await saving(page, 'Not saved: please sign in');
    await submitAnyway(page);
    await dialog().getByText('Your test is submitted as soon as you have signed in').waitFor();
    await dialog().getByRole('button', { name: 'Later' }).click();
    const second = await answer(page, 2, 'b');
    expect(await savedAnswers(product, student)).toEqual({});
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await dialog().getByText('Your test goes on').waitFor();
    await signInAgain('not the password');
    await dialog().getByRole('alert').waitFor();
    await signInAgain(PASSWORD);
    await saving(page, 'Saved');
    expect(await savedAnswers(product, student)).toEqual({ [first]: 'a', [second]: 'b' });
    expect(await resultsOf(product, student)).toEqual([]);
    await page.getByText('Question 2 of 10').waitFor();
  });

  test('loses no result when the time runs out meanwhile', async () => {
    await answer(page, 1, 'a');
    await saving(page, 'Saved');
    await endSession();
    await answer(page, 2, 'b');
    await dialog().waitFor();
    await endIn(product, student, -16);
    await signInAgain(PASSWORD);
    await page.waitForURL('**/result/*');
    const [result] = await resultsOf(product, student);
    expect(answeredIn(result)).toBe(1);
  });
});
