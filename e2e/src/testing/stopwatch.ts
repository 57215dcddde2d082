import { expect, test, type Page } from '@playwright/test';
import type { Product } from './product.js';

/** What it took somebody to get something done in the console. */
export type Effort = {
  readonly clicks: number;
  readonly typed: number;
  /** From the first action to the last; of the machine, without a person's reading and typing. */
  readonly seconds: number;
};

/** Counts the presses and the keys of a page from now on, as the page itself is told them. */
async function stopwatch(page: Page): Promise<() => Promise<Effort>> {
  let [clicks, typed] = [0, 0];
  await page.exposeFunction('noteEffort', (type: string) => {
    if (type === 'click') clicks += 1;
    else typed += 1;
  });
  const listen = () => {
    const { noteEffort } = window as unknown as { noteEffort: (type: string) => void };
    // A press of Enter in a form is told as a click as well, with no place.
    addEventListener('click', ({ detail }) => detail > 0 && noteEffort('click'), true);
    addEventListener('keydown', () => noteEffort('key'), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  const begun = Date.now();
  return () => Promise.resolve({ clicks, typed, seconds: (Date.now() - begun) / 1000 });
}

/** At the dashboard, with a stopwatch that runs. */
export async function begin(page: Page, { url }: Product): Promise<() => Promise<Effort>> {
  await page.goto(`${url}/admin/dashboard`);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return stopwatch(page);
}

/** Held to the clicks that docs/operations/support.md names; the times are put beside them. */
export function hold(what: string, effort: Effort, clicks: number): void {
  const { typed, seconds } = effort;
  const description = `${what}: ${effort.clicks} clicks, ${typed} keys, ${seconds.toFixed(1)} s`;
  test.info().annotations.push({ type: 'stopwatch', description });
  expect(effort.clicks).toBe(clicks);
}
