import type { Page } from 'playwright-core';
import type { Product } from './product.js';
import { PASSWORD } from './sign-up.js';

/** A student who has verified the email and paid. */
export type PaidStudent = { readonly email: string; readonly token: string };

const SIGN_UP = {
  name: 'Asha Rao',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  phone: '90000 00000',
  education: 'B.Sc. Computer Science',
  skills: 'SQL, TypeScript',
  domain: 'hr',
  experience: 'Fresher',
};

const MADE = `UPDATE students SET email_verified_at = now(), paid_at = now() WHERE email = $1`;

async function post({ url }: Product, path: string, body: object): Promise<{ token: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as { token: string };
}

let students = 0;

/** Makes one without the way through the forms, which other tests take. */
export async function paidStudent(product: Product): Promise<PaidStudent> {
  const email = `sitting-${++students}@example.com`;
  await post(product, '/api/auth/signup', { ...SIGN_UP, email });
  await product.sql(MADE, [email]);
  const { token } = await post(product, '/api/auth/login', { email, password: PASSWORD });
  return { email, token };
}

/** Signs the browser in as the student, with a domain chosen. */
export async function enter(page: Page, { url }: Product, student: PaidStudent): Promise<void> {
  await page.goto(`${url}/disclaimer`);
  const kept = {
    token: student.token,
    studentName: SIGN_UP.name,
    studentEmail: student.email,
    testDomain: 'devops',
  };
  await page.evaluate(
    `Object.entries(${JSON.stringify(kept)}).forEach((entry) => localStorage.setItem(...entry))`,
  );
}

/** Opens the test, a new one or the one that is open. */
export async function openTest(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/quiz`);
  await page.getByText('Question 1 of 10').waitFor();
}

/** Waits for this state of the saving. */
export const saving = (page: Page, text: string): Promise<void> =>
  page.locator('[data-state]').getByText(text, { exact: true }).waitFor();

/** What the server has saved of the student's last attempt. */
export async function savedAnswers(product: Product, { email }: PaidStudent) {
  const [attempt] = await product.sql(
    `SELECT answers FROM attempts JOIN students ON students.id = student_id
     WHERE email = $1 ORDER BY started_at DESC LIMIT 1`,
    [email],
  );
  return attempt?.answers as Record<string, string | null>;
}

/** Moves the end of the student's open attempt to so many seconds from now. */
export async function endIn(product: Product, { email }: PaidStudent, seconds: number) {
  await product.sql(
    `UPDATE attempts SET deadline = now() + make_interval(secs => $2)
     WHERE state = 'open' AND student_id = (SELECT id FROM students WHERE email = $1)`,
    [email, seconds],
  );
}

/** What became of the student's tests. */
export const resultsOf = (product: Product, { email }: PaidStudent) =>
  product.sql(
    `SELECT results.id, results.questions, students.attempts_used AS used FROM results
     JOIN students ON students.id = student_id WHERE students.email = $1`,
    [email],
  );

/** How many questions of a result have an answer. */
export const answeredIn = (result: Record<string, unknown> | undefined): number =>
  (result?.questions as { selectedOption: string | null }[]).filter(
    ({ selectedOption }) => selectedOption !== null,
  ).length;

/** What the browser itself writes of a call that did not get through. */
const LOST_CALL = /^Failed to load resource: (net::ERR_|the server responded with a status of 503)/;

/** The complaints that are the page's own. */
export const ownComplaints = (complaints: readonly string[]): string[] =>
  complaints.filter((one) => !LOST_CALL.test(one));
