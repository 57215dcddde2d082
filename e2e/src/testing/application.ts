import type { Page } from '@playwright/test';
import { anApplication } from '@portal/domain/testing/an-application.js';
import type { Product } from './product.js';
import { stateAge } from './sign-up.js';
import { freshEmail } from './student.js';

export const APPLICANT: Readonly<Record<string, string>> = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.com',
  'Phone Number': '90000 00000',
  Education: 'B.Sc. Computer Science',
  Skills: 'SQL, TypeScript',
};

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

type Applicant = { readonly id: string; readonly name: string; readonly email: string };

export async function applicants(product: Product, count: number, status = 'received') {
  const family = `Rao${String(Math.random()).slice(2)}`;
  const all: readonly Applicant[] = Array.from({ length: count }, (_, nth) =>
    anApplication({ name: `Asha${nth} ${family}` }),
  );
  for (const { id, name, email } of all) {
    await product.sql(
      `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain,
         message, created_at, status)
       VALUES ($1, $2, $3, '90000 00000', 'B.Com.', '', 'SEO', 'hr', '', now(), $4)`,
      [id, name, email, status],
    );
  }
  return { all, family };
}

export const openApplications = (page: Page, { url }: Product, filter: object) =>
  page.goto(`${url}/admin/internships?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`);
