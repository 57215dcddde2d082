import type { Page } from '@playwright/test';
import { stateAge } from './sign-up.js';

/** What is typed in the fields of the application, by their labels. */
export const APPLICANT: Readonly<Record<string, string>> = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.com',
  'Phone Number': '90000 00000',
  Education: 'B.Sc. Computer Science',
  Skills: 'SQL, TypeScript',
};

/** Fills in all that the application form requires. */
export async function fillInApplication(page: Page): Promise<void> {
  const form = page.getByRole('main');
  // What is typed before is kept too, but not in the draft.
  await form.locator('button[type=submit]:enabled').waitFor();
  for (const [label, text] of Object.entries(APPLICANT)) await form.getByLabel(label).fill(text);
  await form.getByLabel('Domain').selectOption('hr');
  await stateAge(page);
}
