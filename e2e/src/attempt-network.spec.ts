import type { Route } from '@playwright/test';
import {
  answer,
  answeredIn,
  endIn,
  openTest,
  resultsOf,
  savedAnswers,
  saving,
  submitAnyway,
} from './testing/attempt.js';
import { expectGoodLooks } from './testing/looks.js';
import { until } from './testing/until.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { context, page, product, student } from './testing/running.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'devops' });

const SUBMIT = '**/api/test/submit';

const refuse = (route: Route) => route.abort();

const atResult = () => page.waitForURL('**/result/*');

test('A student whose time runs out while offline is told what happens, and finds the result with all that was saved', async () => {
  await page.clock.install();
  await openTest(page, product);
  await answer(page, 1, 'a');
  await answer(page, 2, 'b');
  await saving(page, 'Saved');
  await context.setOffline(true);
  await answer(page, 3, 'c');
  await page.clock.fastForward('31:00');
  await page.getByText('Could not connect to the server to submit results.').waitFor();
  await page.getByText('The time is up. The answers that were saved are graded').waitFor();
  await endIn(product, student, -16);
  const [result] = await until(async () => {
    const results = await resultsOf(product, student);
    return results.length > 0 && results;
  });
  expect(answeredIn(result)).toBe(2);
  await context.setOffline(false);
  await atResult();
  expect(page.url()).toContain(String(result?.id));
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await page.getByText(/Question 3, C\. It does not count yet/).waitFor();
});

test('A submit that finds no server leaves the test open, says so, and is sent when there is one; where its answer is lost, it ends at the one result', async () => {
  await openTest(page, product);
  await page.route(SUBMIT, refuse);
  await submitAnyway(page);
  const notice = page.getByRole('alert');
  await notice.getByText('Could not connect to the server to submit results.').waitFor();
  await notice.getByText('We keep trying').waitFor();
  await expect(notice.getByRole('link', { name: 'Go Back' })).toBeVisible();
  const id = await answer(page, 5, 'a');
  await saving(page, 'Saved');
  expect(await savedAnswers(product, student)).toEqual({ [id]: 'a' });
  await submitAnyway(page);
  await notice.getByText('We keep trying').waitFor();
  await expectGoodLooks(page);
  await page.reload();
  await notice.getByText('We keep trying').waitFor();
  const loseOne = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(SUBMIT, loseOne, { times: 1 });
  await page.unroute(SUBMIT, refuse);
  await atResult();
  const [result, ...others] = await resultsOf(product, student);
  expect(others).toEqual([]);
  expect(page.url()).toContain(String(result?.id));
  expect(result?.used).toBe(1);
  expect(answeredIn(result)).toBe(1);
});
