import type { Page } from '@playwright/test';

const RADIO = 'fieldset input[type=radio]';

/** Goes to a question by the navigator; answers with its id. */
export async function goToQuestion(page: Page, number: number): Promise<string> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await page.locator('legend', { hasText: `Question ${number} of` }).waitFor();
  return (await page.locator(RADIO).first().getAttribute('name')) ?? '';
}

/** Chooses an option of the question in view, by its label as people do. */
export const choose = (page: Page, key: string): Promise<void> =>
  page.locator(`label:has(${RADIO.replace('fieldset ', '')}[value="${key}"])`).click();

/** The option that is chosen of the question in view. */
export const chosenOption = (page: Page): Promise<string | null> =>
  page.locator(`${RADIO}:checked`).getAttribute('value');
