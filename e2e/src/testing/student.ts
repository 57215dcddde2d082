import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { aSignUpForm } from '@portal/domain/testing/a-student.js';
import type { Product } from './product.js';
import { PASSWORD } from './sign-up.js';

export type SignedIn = { readonly email: string; readonly name: string; readonly token: string };

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

type Answer = Readonly<Record<string, unknown>>;

const FORM = { ...aSignUpForm({ password: PASSWORD }), domain: 'hr', ageStatement: 'age-1' };

async function call(
  { url }: Product,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown },
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

let addresses = 0;

export const freshEmail = (): string => `student-${++addresses}@example.com`;

export async function unverifiedStudent(product: Product): Promise<string> {
  const email = freshEmail();
  await call(product, 'POST', '/api/auth/signup', { body: { ...FORM, email } });
  return email;
}

/** The same in a page's own browser, which is known again as the one that asked for the code. */
export async function unverifiedStudentIn(page: Page, { url }: Product): Promise<string> {
  const email = freshEmail();
  const response = await page.request.post(`${url}/api/auth/signup`, { data: { ...FORM, email } });
  if (!response.ok()) throw new Error(`The sign-up was answered ${response.status()}`);
  return email;
}

export async function aStudent(product: Product, { isPaid = false } = {}): Promise<SignedIn> {
  const email = await unverifiedStudent(product);
  await product.sql(
    'UPDATE students SET email_verified_at = now(), paid_at = CASE WHEN $2 THEN now() END WHERE email = $1',
    [email, isPaid],
  );
  return { email, name: FORM.name, token: await newToken(product, email) };
}

export async function newToken(
  product: Product,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const { token } = await call(product, 'POST', '/api/auth/login', { body: { email, password } });
  return token as string;
}

export const openTest = (product: Product, { token }: SignedIn, domain = 'hr'): Promise<Answer> =>
  call(product, 'GET', `/api/test/questions?domain=${encodeURIComponent(domain)}`, { token });

export async function takeTest(
  product: Product,
  student: SignedIn,
  right = 7,
  domain = 'hr',
): Promise<string> {
  const { attemptId, questions } = await openTest(product, student, domain);
  const asked = questions as { _id: string; category: string }[];
  const [attempt] = await product.sql('SELECT questions FROM attempts WHERE id = $1', [attemptId]);
  const keys = new Map(
    (attempt!.questions as { id: string; correctOption: string }[]).map((one) => [
      one.id,
      one.correctOption,
    ]),
  );
  const wrongOf = (key: string | undefined) => (key === 'a' ? 'b' : 'a');
  const optionFor = ({ _id }: { _id: string }, at: number) => {
    if (at < right) return keys.get(_id);
    return at === asked.length - 1 ? null : wrongOf(keys.get(_id));
  };
  const answered = asked.map((one, at) => ({ ...one, selectedOption: optionFor(one, at) }));
  return submitTest(product, student, attemptId, answered);
}

export async function submitTest(
  product: Product,
  student: SignedIn,
  attemptId: unknown,
  questions: readonly object[] = [],
): Promise<string> {
  const { resultId } = await call(product, 'POST', '/api/test/submit', {
    token: student.token,
    body: {
      studentName: student.name,
      email: student.email,
      domain: 'hr',
      questions,
      timeTaken: 0,
      startedOn: new Date().toISOString(),
      completedOn: new Date().toISOString(),
      attemptId,
    },
  });
  return resultId as string;
}

export const stateOf = (
  { url }: Product,
  { email, name, token }: SignedIn,
  more: Readonly<Record<string, string>> = {},
): StorageState => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: Object.entries({ studentEmail: email, studentName: name, token, ...more }).map(
        ([key, value]) => ({ name: key, value }),
      ),
    },
  ],
});

const NOBODY: StorageState = { cookies: [], origins: [] };

export const browserOf = (
  browser: Browser,
  product: Product,
  student: SignedIn,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ ...options, storageState: stateOf(product, student) });

export async function asVisitor(browser: Browser, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ storageState: NOBODY });
  await look(await context.newPage());
  await context.close();
}
