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

const answerFirst = async () => {
  await answer(page, 1, 'a');
  await saving(page, 'Saved');
};

test.describe('The time that is left', () => {
  test('is announced, and seen too', async () => {
    await openTest(page, product);
    await page.route('**/api/test/answers', (route) =>
      route.fulfill({ json: { success: true, answers: {}, remainingSeconds: 299 } }),
    );
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
    await expect(page.getByRole('status').getByText('5 minutes left')).toBeInViewport();
    expect(await page.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  test('runs out in a tab whose timers stand still, and the test is submitted', async () => {
    await page.addInitScript(
      `globalThis.setInterval = () => 0;
       { const real = globalThis.setTimeout;
         globalThis.setTimeout = (work, ms = 0, ...rest) => real(work, ms > 100 ? 600_000 : ms, ...rest); }`,
    );
    await openTest(page, product);
    await answerFirst();
    await endIn(product, student, 4);
    await page.reload();
    await page.waitForURL('**/result/*');
    const [result] = await resultsOf(product, student);
    expect(answeredIn(result)).toBe(1);
  });
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

test('Leaving the page is asked about while the test is open, and not after the submit', async () => {
  await openTest(page, product);
  await answerFirst();
  expect(await leaveByAddress()).toEqual(['beforeunload']);
  await openTest(page, product);
  await leaveByMenu();
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByText('Question 1 of 10').waitFor();
  await submitAnyway(page);
  await page.waitForURL('**/result/*');
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  expect(await leaveByAddress()).toEqual([]);
});
