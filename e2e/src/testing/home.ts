import type { Page } from '@playwright/test';
import type { Product } from './product.js';

/** What is only read gets its scripts, and the chat, at the first touch. */
export async function touch(page: Page): Promise<void> {
  // Twice: a mouse that was there already has not moved.
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
}

export async function wakeHome(page: Page): Promise<void> {
  await touch(page);
  await page.locator('#blog a[aria-haspopup]').first().waitFor();
}

export async function openHome(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/`);
  await wakeHome(page);
}

/** From here on time passes only as the test says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // It goes on until it is stopped, and can't be stopped at a time that has passed.
  for (let at = 1_000; ; at += 2_000) {
    try {
      await page.clock.pauseAt(at);
      return;
    } catch (error) {
      if (!String(error).includes('past')) throw error;
    }
  }
}

export const nextAlert = (page: Page): Promise<string> =>
  new Promise((resolve, reject) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      dialog.accept().catch(reject);
    });
  });

export async function answerQuiz(page: Page, options: readonly number[]): Promise<void> {
  const quiz = page.locator('#quiz');
  for (const [index, option] of options.entries()) {
    await quiz.getByText(`Question ${index + 1} of ${options.length}`).waitFor();
    await quiz.getByRole('group').getByRole('button').nth(option).click();
  }
}
