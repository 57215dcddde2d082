import type { Page } from '@playwright/test';

const RADIO = 'fieldset input[type=radio]';

export async function goToQuestion(page: Page, number: number): Promise<string> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await page.locator('legend', { hasText: `Question ${number} of` }).waitFor();
  return (await page.locator(RADIO).first().getAttribute('name')) ?? '';
}

export const choose = (page: Page, key: string): Promise<void> =>
  page.locator(`label:has(${RADIO.replace('fieldset ', '')}[value="${key}"])`).click();

export const chosenOption = (page: Page): Promise<string | null> =>
  page.locator(`${RADIO}:checked`).getAttribute('value');
