import type { Page } from '@playwright/test';
import { stateAge } from './sign-up.js';
import { freshEmail } from './student.js';

/** What is typed in the fields of the application, by their labels. */
export const APPLICANT: Readonly<Record<string, string>> = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.com',
  'Phone Number': '90000 00000',
  Education: 'B.Sc. Computer Science',
  Skills: 'SQL, TypeScript',
};

/** Fills in all that the application form requires, for an address that few mails went to. */
export async function fillInApplication(page: Page, email = freshEmail()): Promise<void> {
  const form = page.getByRole('main');
  // What is typed before is kept too, but not in the draft.
  await form.locator('button[type=submit]:enabled').waitFor();
  for (const [label, text] of Object.entries({ ...APPLICANT, Email: email })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByLabel('Domain').selectOption('hr');
  await stateAge(page);
}
