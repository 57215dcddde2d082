import {
  answer,
  answeredIn,
  endIn,
  openTest,
  resultsOf,
  saving,
  submitAnyway,
} from './testing/attempt.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';

test.use({ isPaid: true, testDomain: 'devops' });

/** The page asks the server how the test is. */
const comeBack = () => page.evaluate(`window.dispatchEvent(new Event('focus'))`);

const answerFirst = async () => {
  await answer(page, 1, 'a');
  await saving(page, 'Saved');
};

test('The time runs out in a tab whose timers stand still, and the test is submitted', async () => {
  await page.addInitScript(
    `globalThis.setInterval = () => 0;
     { const real = globalThis.setTimeout;
       globalThis.setTimeout = (work, ms = 0, ...rest) => real(work, ms > 100 ? 600_000 : ms, ...rest); }`,
  );
  await openTest(page, product);
  await answerFirst();
  await endIn(product, student, 2);
  await comeBack();
  await page.waitForURL('**/result/*');
  const [result] = await resultsOf(product, student);
  expect(answeredIn(result)).toBe(1);
});

const leaveByAddress = async (): Promise<string[]> => {
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept().catch(() => undefined);
  });
  await page.goto(`${product.url}/disclaimer`);
  return asked;
};

const leaveByMenu = async () => {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('link', { name: 'Leave the test' }).click();
};

test('The time left is announced, and leaving the page is asked about and counted while the test is open, and not after the submit', async () => {
  await openTest(page, product);
  await answerFirst();
  const answers = '**/api/test/answers';
  await page.route(answers, (route) =>
    route.fulfill({ json: { success: true, answers: {}, remainingSeconds: 299 } }),
  );
  await comeBack();
  await expect(page.getByRole('status').getByText('5 minutes left')).toBeInViewport();
  expect(await page.getByRole('timer').getAttribute('aria-live')).toBe('off');
  await page.unroute(answers);
  await page.evaluate(() => {
    const become = (value: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const now = performance.now.bind(performance);
    become('hidden');
    performance.now = () => now() + 5_000;
    become('visible');
  });
  expect(await leaveByAddress()).toEqual(['beforeunload']);
  await openTest(page, product);
  await leaveByMenu();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByText('Question 1 of 10').waitFor();
  await submitAnyway(page);
  await page.waitForURL('**/result/*');
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await page
    .getByText(/^You left the page \d times?, \d+ s in all, as the page counted\./)
    .waitFor();
  expect(await leaveByAddress()).toEqual([]);
});
