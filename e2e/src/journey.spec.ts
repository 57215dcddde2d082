import { endIn, openTest, resultsOf, saving } from './testing/attempt.js';
import { choose } from './testing/take-test.js';
import { until } from './testing/until.js';
import { expect, studentTest, test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';

test.beforeEach(sharePage);

/** Seconds after which the server closes a test by itself. */
const OVER = 16;

studentTest.describe('A student who has paid', () => {
  studentTest.use({ isPaid: true, testDomain: 'devops' });

  studentTest('closes the browser, and finds the result that the server closed', async () => {
    await openTest(page, product);
    await choose(page, 'a');
    await saving(page, 'Saved');
    await page.goto('about:blank');
    await endIn(product, student, -OVER);
    await until(async () => (await resultsOf(product, student))[0]);
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Test History' }).click();
    await page.getByRole('link', { name: /View/ }).click();
    await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/[01]\/10/);
  });
});

test('A visitor is sent from each page of students to sign-in', async () => {
  for (const [path, next] of [
    ['/profile', '/profile'],
    ['/test', '/test'],
    ['/quiz', '/test'],
    ['/result/1', '/result/1'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(`**/signin?next=${encodeURIComponent(next)}`);
  }
});
