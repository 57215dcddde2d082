import type { PasskeyRequest } from '@portal/domain/kernel/errors.js';
import type { Owed } from '@portal/domain/staff/admin.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import type { AuthProvider } from 'react-admin';
import { ApiFailure, callApi } from './api.js';
import { adminToken, beginSession, endSession, hasSignedInSince } from './admin-session.js';
import { askAdmin } from './asking.js';

const SIGN_IN = { redirectTo: '/admin-signin', message: false } as const;

/** What is thrown where only a signed-in admin may be. */
class SignInNeeded extends Error {
  readonly redirectTo = SIGN_IN.redirectTo;

  /** @param reason the server's message, shown beside the sign-in */
  constructor(readonly reason?: string) {
    super(reason ?? 'Sign-in needed');
  }
}

export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The code of the authenticator, once it is asked for. */
  readonly code?: string;
  /** What the browser answered for a passkey, in place of a code. */
  readonly passkey?: object;
};

/** The password was right; the server asks for a second factor as well. */
export class SecondFactorNeeded extends Error {
  /** @param takesCode whether a code of the authenticator is accepted @param passkey what a passkey has to sign; null
   * if there is none */
  constructor(
    message: string,
    readonly takesCode: boolean,
    readonly passkey: PasskeyRequest | null,
  ) {
    super(message);
  }
}

const INTERNAL_ERROR = 500;

function signInMessage(failure: unknown): string {
  const { status, said } = failure instanceof ApiFailure ? failure : new ApiFailure(null);
  if (status === null || status >= INTERNAL_ERROR) return 'Server error';
  return said ?? 'Login failed';
}

const ASKS = ['totp_needed', 'passkey_needed', 'totp_or_passkey_needed'];

function refusalOf(failure: unknown): Error {
  const message = signInMessage(failure);
  if (!(failure instanceof ApiFailure) || !ASKS.includes(failure.code ?? '')) {
    return new Error(message);
  }
  const { code, passkey = null } = failure;
  return new SecondFactorNeeded(message, code !== 'passkey_needed', passkey);
}

const askToSignIn = (path: string, body: object): Promise<unknown> =>
  callApi(path, { body }).catch((failure: unknown) => {
    throw refusalOf(failure);
  });

/** What any of the passkeys on this device has to sign. */
export async function passkeyChallenge(): Promise<PasskeyRequest> {
  const answer = await askToSignIn('/api/admin/login/challenge', {});
  return (answer as { passkey: PasskeyRequest }).passkey;
}

export const loginByPasskey = async (passkey: object): Promise<void> =>
  begin(await askToSignIn('/api/admin/login/passkey', { passkey }));

const login = async (body: Credentials): Promise<void> =>
  begin(await askToSignIn('/api/admin/login', body));

function begin(answer: unknown): void {
  const { token } = answer as { token?: unknown };
  if (typeof token !== 'string' || token === '') throw new Error('Login failed');
  beginSession(token);
}

/** Whether the session has ended or the token is no admin's. A missing role does not end a session. */
export function isSessionOver(failure: unknown): failure is { message: string } {
  if (!(failure instanceof Error) || !('status' in failure)) return false;
  const { status, body } = failure as { status?: unknown; body?: { code?: unknown } };
  return status === 401 || (status === 403 && body?.code === 'not_yours');
}

type Me = Readonly<{
  id: string;
  username: string;
  role: AdminRole;
  /** The routes that the admin may call, without `/api/admin/`; the API refuses all others. */
  rights: readonly string[];
  owed?: Owed | null;
  secondFactorDueAt?: string | null;
}>;

async function askWho(token: string | null): Promise<Me> {
  try {
    const me = (await callApi('/api/admin/me', { token })) as Me;
    known = { token, rights: me.rights };
    return me;
  } catch (failure) {
    if (!isSessionOver(failure)) throw failure;
    if (hasSignedInSince(token) || (await askAdmin('sign-in'))) return whoAmI();
    throw failure;
  }
}

let asked: { readonly token: string | null; readonly answer: Promise<Me> } | null = null;

/** Several parts of a page that ask in the same moment share one call. */
function whoAmI(): Promise<Me> {
  const token = adminToken();
  if (asked?.token === token) return asked.answer;
  const answer = askWho(token).finally(() => {
    if (asked?.answer === answer) asked = null;
  });
  asked = { token, answer };
  return answer;
}

/** The rights as last answered; `getIdentity` asks again. */
let known: { readonly token: string | null; readonly rights: readonly string[] } | null = null;

async function rightsNow(): Promise<readonly string[]> {
  if (known?.token === adminToken()) return known.rights;
  return (await whoAmI()).rights;
}

/** What react-admin asks about, as the routes that do it; all else is an action on one entry. */
const ROUTES: Readonly<Record<string, (resource: string) => string>> = {
  list: (resource) => `GET ${resource}`,
  show: (resource) => `GET ${resource}/:id`,
  create: (resource) => `POST ${resource}`,
  edit: (resource) => `PUT ${resource}/:id`,
};

type Act = { readonly action: string; readonly resource: string };

const routeOf = ({ action, resource }: Act): string =>
  ROUTES[action]?.(resource) ?? `POST ${resource}/:id/${action}`;

/** Authentication in the form that react-admin expects. */
export const authProvider = {
  login,
  logout: () => {
    endSession();
    return Promise.resolve('/admin-signin');
  },
  checkAuth: () => (adminToken() ? Promise.resolve() : Promise.reject(new SignInNeeded())),
  checkError: (failure: unknown) => {
    if (!isSessionOver(failure)) return Promise.resolve();
    endSession('ended');
    return Promise.reject(new SignInNeeded(failure.message));
  },
  canAccess: (act: Act) =>
    rightsNow().then(
      (rights) => rights.includes(routeOf(act)),
      // Where it can't be asked for now, the page says why.
      () => true,
    ),
  getIdentity: async () => {
    const { id, username, role, owed = null, secondFactorDueAt = null } = await whoAmI();
    return { id, fullName: username, role, owed, secondFactorDueAt };
  },
} satisfies AuthProvider;
