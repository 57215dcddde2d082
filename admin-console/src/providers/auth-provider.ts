import type { Owed } from '@portal/domain/staff/admin.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import type { AuthProvider } from 'react-admin';
import { ApiFailure, callApi } from './api.js';
import { adminToken, beginSession, endSession } from '../session/admin-session.js';

const SIGN_IN = { redirectTo: '/admin-signin', message: false } as const;

/** What is thrown where only a signed-in admin may be. */
class SignInNeeded extends Error {
  readonly redirectTo = SIGN_IN.redirectTo;

  /** @param reason the server's words, to be shown beside the sign-in */
  constructor(readonly reason?: string) {
    super(reason ?? 'Sign-in needed');
  }
}

/** What an admin signs in with. */
type Credentials = {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator; only once it is asked for. */
  readonly code?: string;
};

/** The password was right; the server asks for the authenticator's code as well. */
export class CodeNeeded extends Error {}

const INTERNAL_ERROR = 500;

function signInMessage(failure: unknown): string {
  const { status, said } = failure instanceof ApiFailure ? failure : new ApiFailure(null);
  if (status === null || status >= INTERNAL_ERROR) return 'Server error';
  return said ?? 'Login failed';
}

const asksForCode = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'totp_needed';

async function login(body: Credentials): Promise<void> {
  const answer = await callApi('/api/admin/login', { body }).catch((failure: unknown) => {
    throw new (asksForCode(failure) ? CodeNeeded : Error)(signInMessage(failure));
  });
  const { token } = answer as { token?: unknown };
  if (typeof token !== 'string' || token === '') throw new Error('Login failed');
  beginSession(token);
}

/** A session that has ended, or a token that is not an admin's; a role's limits end no session. */
function isSessionOver(failure: unknown): failure is { message: string } {
  if (!(failure instanceof Error) || !('status' in failure)) return false;
  const { status, body } = failure as { status?: unknown; body?: { code?: unknown } };
  return status === 401 || (status === 403 && body?.code === 'not_yours');
}

type Me = Readonly<{
  id: string;
  username: string;
  role: AdminRole;
  owed?: Owed | null;
  secondFactorDueAt?: string | null;
}>;

const whoAmI = async (): Promise<Me> =>
  (await callApi('/api/admin/me', { token: adminToken() })) as Me;

/** Who may use the console, in the form that react-admin takes. */
export const authProvider = {
  login,
  logout: () => {
    endSession();
    return Promise.resolve('/admin-signin');
  },
  checkAuth: () => (adminToken() ? Promise.resolve() : Promise.reject(new SignInNeeded())),
  checkError: (failure: unknown) => {
    if (!isSessionOver(failure)) return Promise.resolve();
    endSession();
    return Promise.reject(new SignInNeeded(failure.message));
  },
  getPermissions: async () => (await whoAmI()).role,
  getIdentity: async () => {
    const { id, username, owed = null, secondFactorDueAt = null } = await whoAmI();
    return { id, fullName: username, owed, secondFactorDueAt };
  },
} satisfies AuthProvider;
