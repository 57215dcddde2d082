import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Product } from './product.js';
import { PASSWORD } from './sign-up.js';

/** A student with an account; `token` is that of a sign-in. */
export type PortalStudent = { readonly email: string; readonly token: string };

const FORM = {
  name: 'Asha Rao',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  phone: '90000 00000',
  education: 'B.Sc. Computer Science',
  skills: 'SQL, TypeScript',
  domain: 'hr',
  experience: 'Fresher',
};

let students = 0;

/** An address that nobody has yet. */
export const freshEmail = (): string => `portal-${++students}@example.com`;

async function post({ url }: Product, path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Registers a student whose email is not verified yet. */
export async function unverifiedStudent(product: Product): Promise<string> {
  const email = freshEmail();
  await post(product, '/api/auth/signup', { ...FORM, email });
  return email;
}

/** A student who is verified and signed in, without the way through the pages. */
export async function portalStudent(product: Product): Promise<PortalStudent> {
  const email = await unverifiedStudent(product);
  await product.sql('UPDATE students SET email_verified_at = now() WHERE email = $1', [email]);
  const { token } = (await post(product, '/api/auth/login', { email, password: PASSWORD })) as {
    token: string;
  };
  return { email, token };
}

/** A browser in which the student has signed in before. */
export function signedInContext(
  browser: Browser,
  { url }: Product,
  { email, token }: PortalStudent,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = [
    { name: 'studentEmail', value: email },
    { name: 'studentName', value: FORM.name },
    { name: 'token', value: token },
  ];
  return browser.newContext({
    ...options,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}
