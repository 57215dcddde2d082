import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpForm } from '@portal/backend/testing/students.js';
import type { Answer, TestClient } from '@portal/backend/testing/test-client.js';
import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import { anApplicationForm } from '@portal/domain/testing/an-application.js';
import { call } from './caller.js';
import { attackerAddress } from './flood.js';
import { inBursts } from './in-bursts.js';

/** Other addresses than those of the guesses, which are asked for work already. */
const OF_MAILS = 9_999;
const OF_INBOX = 20_000;

const application = (email: string) =>
  ['/api/internships', { ...anApplicationForm({ email }), ageStatement: 'age-1' }] as const;
const complaint = (email: string) =>
  ['/api/grievances', { name: 'Eve', email, message: 'Who has my number?' }] as const;
const signUp = (email: string) => ['/api/auth/signup', signUpForm({ email })] as const;

/** The forms that mail whatever address is typed into them. */
const FORMS = [signUp, application, complaint];

const anEmail = () => `${randomUUID()}@example.com`;

const isMailed = ({ status, body }: Answer): boolean =>
  status === 200 && (body as { readonly mailed?: boolean }).mailed !== false;

/** What a page proves by that a person has filled a form; good for a day, for whoever has it. */
export async function beginForms(client: TestClient): Promise<string> {
  const { body } = await client.get('/api/forms/token');
  await delay(LEAST_SECONDS_TO_FILL * 1000);
  return (body as { readonly formToken: string }).formToken;
}

/** Has strangers mailed from one address; answers how many were. */
export const mailStrangers = (
  client: TestClient,
  formToken: string,
  forms: number,
): Promise<number> =>
  inBursts(forms, async (at) => {
    const [path, form] = (FORMS[at % FORMS.length] ?? signUp)(anEmail());
    const from = { address: attackerAddress(OF_MAILS) };
    return isMailed(await call(client, path, { ...form, formToken }, from, 'proves nothing'));
  });

/** Has one stranger mailed from many addresses, with all the work; answers how often that was done. */
export function fillInbox(client: TestClient, formToken: string, forms: number): Promise<number> {
  const email = anEmail();
  return inBursts(forms, async (at) => {
    const [path, form] = (at % 2 === 0 ? application : complaint)(email);
    const from = { address: attackerAddress(OF_INBOX + at) };
    return isMailed(await call(client, path, { ...form, formToken }, from, 'proves'));
  });
}
