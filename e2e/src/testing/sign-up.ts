import type { Page } from '@playwright/test';

export const PASSWORD = 'Correct-horse-7';

export const stateAge = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'I am 18 or older' }).check();

export async function fillInSignUp(
  page: Page,
  email: string,
  { confirmPassword = PASSWORD } = {},
): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmPassword);
  await page.getByLabel('Phone Number').fill('90000 00000');
  await page.getByLabel('Domain').selectOption('hr');
  await page.getByLabel('Educational Details').fill('B.Sc. Computer Science');
  await page.getByLabel('Skills').fill('SQL, TypeScript');
  await page.getByLabel('Experience').selectOption('Fresher');
  await stateAge(page);
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Login|Sign In)$/ })
    .click();
}
