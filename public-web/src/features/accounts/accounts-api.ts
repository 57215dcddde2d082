import type { ProfileForm } from '@portal/domain/accounts/update-profile.js';
import type { SignUpForm } from '@portal/domain/accounts/sign-up-form.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { callApi, type AnswerOf } from '../../lib/api.js';
import { sendForm } from '../../lib/form-proof.js';

export type Profile = NonNullable<AnswerOf<'GET /api/user/{email}'>['user']>;

type Stated = { readonly noticeVersion: string; readonly ageStatement: string };

export type ResultRow = AnswerOf<'GET /api/user/{email}/results'>['results'][number];

const post = <Answer>(path: string, body: unknown): Promise<Answer> =>
  callApi<Answer>(path, { method: 'POST', body, asStudent: false });

const ofStudent = (email: string): string => `/api/user/${encodeURIComponent(email)}`;

export const signUp = (form: SignUpForm & Stated) =>
  sendForm('/api/auth/signup', form, COMPANY.phones[0]);
export const verifyEmail = (email: string, code: string) =>
  post('/api/auth/verify', { email, code });
export const resendCode = (email: string) => post('/api/auth/resend', { email });
export const requestResetCode = (email: string) => post('/api/auth/request-reset-code', { email });
export const verifyResetCode = (email: string, code: string) =>
  post('/api/auth/verify-reset-code', { email, code });
export const updatePassword = (email: string, code: string, password: string) =>
  post('/api/auth/update-password', { email, code, password });

/** Without a token, the answer says only whether there is such a student. */
export const findStudent = (email: string) => callApi(ofStudent(email), { asStudent: false });

export const fetchProfile = (email: string) =>
  callApi<{ user?: Profile }>(ofStudent(email)).then(({ user }) => user ?? null);
export const fetchResults = (email: string) =>
  callApi<{ results: readonly ResultRow[] }>(`${ofStudent(email)}/results`).then(
    ({ results }) => results,
  );

export function saveProfile(email: string, form: ProfileForm, avatar: File | null) {
  const fields = { ...form, email };
  if (!avatar) return sendProfile(fields);
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  parts.append('avatar', avatar);
  return sendProfile(parts);
}

const sendProfile = (body: unknown): Promise<Profile> =>
  callApi<{ user: Profile }>('/api/user', { method: 'POST', body }).then(({ user }) => user);

/** Ends the student's sessions on the server; the browser signs out even if that fails. */
export const signOut = (): Promise<unknown> =>
  callApi('/api/auth/sign-out', { method: 'POST' }).catch(() => undefined);
