import type { PasswordChange } from '@portal/domain/accounts/change-password.js';
import { callApi, type AnswerOf } from '../../lib/api.js';
import { sessions } from '../../lib/session.js';

export type OwnSession = AnswerOf<'GET /api/auth/sessions'>['sessions'][number];

/** All earlier tokens are void; this browser continues with the new one. */
async function goOnWithNewToken(path: string, body: unknown): Promise<void> {
  const { token } = await callApi<{ token: string }>(path, { method: 'POST', body });
  const session = sessions.current();
  if (session) sessions.begin({ ...session, token });
}

export const changePassword = (form: PasswordChange) =>
  goOnWithNewToken('/api/auth/change-password', form);
export const endOtherSessions = (password: string) =>
  goOnWithNewToken('/api/auth/sessions/end-others', { password });
export const endSession = (id: string, password: string) =>
  callApi(`/api/auth/sessions/${id}/end`, { method: 'POST', body: { password } });
export const fetchSessions = () =>
  callApi<{ sessions: readonly OwnSession[] }>('/api/auth/sessions').then(
    (answer) => answer.sessions,
  );
