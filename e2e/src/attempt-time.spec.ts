import { answeredIn, endIn, openTest, resultsOf, saving } from './testing/attempt.js';
import { choose, goToQuestion } from './testing/take-test.js';
import { until } from './testing/until.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ isPaid: true, testDomain: 'devops' });

const secondsShown = async (): Promise<number> => {
  const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
};

const answerFirst = async () => {
  await goToQuestion(page, 1);
  await choose(page, 'a');
  await saving(page, 'Saved');
};

test.describe('The time that is left', () => {
  test('is shown at 10, 5 and 1 minute and at 30 seconds, and at no other time', async () => {
    await page.clock.install();
    // Never answered: the server's time would come with the news.
    await page.route('**/api/test/news?*', () => undefined);
    await openTest(page, product);
    // The server's clock does not go as fast as the page's. So the page is answered on the spot by its own.
    await page.evaluate(`{
      const now = () => performance.now();
      const [minutes, seconds] = document.querySelector('[role=timer]').innerText.split(':');
      const end = now() + (Number(minutes) * 60 + Number(seconds)) * 1_000;
      const real = window.fetch;
      window.fetch = (address, request) => String(address).includes('/api/test/answers')
        ? Promise.resolve(Response.json({ success: true, answers: {}, remainingSeconds: (end - now()) / 1_000 }))
        : real(address, request);
    }`);
    // From here on time passes only by the test's clock, however long the steps below take.
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 2_000'));
    await page.evaluate(`{
      const status = document.querySelector('.on-slab [role=status]');
      window.told = [];
      new MutationObserver(() => window.told.push(status.textContent))
        .observe(status, { childList: true, characterData: true, subtree: true });
    }`);
    const shown = () => page.evaluate<string[]>('window.told.filter(Boolean)');
    const passTo = async (left: number) => {
      await page.clock.fastForward(((await secondsShown()) - left) * 1_000);
      await until(async () => (await secondsShown()) <= left);
    };
    const all = ['10 minutes left', '5 minutes left', '1 minute left', '30 seconds left'];
    for (const [place, left] of [600, 300, 60, 30].entries()) {
      await passTo(left + 10);
      expect(await shown()).toEqual(all.slice(0, place));
      await passTo(left - 2);
      await until(async () => (await shown()).length > place);
      await passTo(left - 15);
    }
    expect(await shown()).toEqual(all);
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

test.describe('Leaving the page', () => {
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

  test('is asked about while the test is open, and not after the submit', async () => {
    await openTest(page, product);
    await answerFirst();
    expect(await leaveByAddress()).toEqual(['beforeunload']);
    await openTest(page, product);
    await leaveByMenu();
    const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await page.getByText('Question 1 of 10').waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await page.waitForURL('**/result/*');
    await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
    expect(await leaveByAddress()).toEqual([]);
  });
});
