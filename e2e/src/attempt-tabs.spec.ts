import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from './testing/sign-up.js';
import {
  answer,
  answeredIn,
  endIn,
  endSessionWithNext,
  openTest,
  resultsOf,
  savedAnswers,
  saving,
  submitAnyway,
} from './testing/attempt.js';
import { browserOf } from './testing/student.js';
import { chosenOption } from './testing/take-test.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { browser, context, page, product, student, watch } from './testing/running.js';

test.use({ isPaid: true, testDomain: 'devops' });

test.beforeEach(() => openTest(page, product));

const open = async (where: BrowserContext): Promise<Page> => watch(await where.newPage());

const bubble = (where: Page, name: string) =>
  where.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name, exact: true });

test('A second tab and a second device follow the first to the one result, whose submit does not undo what was changed there', async () => {
  const tab = await open(context);
  await openTest(tab, product);
  await answer(page, 1, 'a');
  await answer(page, 2, 'c');
  await page.getByRole('button', { name: 'Flag this question' }).click();
  await bubble(tab, 'Question 2, answered, flagged').click();
  expect(await chosenOption(tab)).toBe('c');
  await saving(page, 'Saved');

  const device = await open(await browserOf(browser, product, student));
  await openTest(device, product);
  expect(await chosenOption(device)).toBe('a');
  const id = await answer(device, 1, 'b');
  await saving(device, 'Saved');
  await submitAnyway(page);
  // The others learn by themselves that the test is over.
  await Promise.all([page, tab, device].map((one) => one.waitForURL('**/result/*')));
  expect(tab.url()).toBe(page.url());
  expect(await savedAnswers(product, student)).toMatchObject({ [id]: 'b' });
  const results = await resultsOf(product, student);
  expect(results).toMatchObject([{ used: 1 }]);
  expect(answeredIn(results[0])).toBe(2);
});

const dialog = () => page.getByRole('dialog', { name: 'Please sign in again' });
const signInAgain = async (password: string) => {
  await dialog().getByLabel('Password').fill(password);
  await dialog().getByRole('button', { name: 'Sign In' }).click();
};

test('A session that ends in the middle of the test is asked for in place, ends no test, and loses neither what is pending nor the result', async () => {
  await endSessionWithNext(page, product, student);
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

  await endSessionWithNext(page, product, student);
  await answer(page, 3, 'c');
  await dialog().waitFor();
  // The time runs out before that.
  await endIn(product, student, -16);
  await signInAgain(PASSWORD);
  await page.waitForURL('**/result/*');
  const [result] = await resultsOf(product, student);
  expect(answeredIn(result)).toBe(2);
});
