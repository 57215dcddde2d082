import { createHmac, randomUUID } from 'node:crypto';
import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import type { Callers, RouteAccess } from '../platform/http/handler.js';
import { adminTokenOf, paidStudent, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

// All callers come from one address.
const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const ROUTES = portal.routes;
const tokens = new Map<string, string | undefined>();

const CALLERS = [
  ...['nobody', 'an unpaid student', 'a paid student', 'a student with an expired token'],
  ...['a student whose sessions were ended', 'a forger', 'someone with an unsigned token'],
  ...['a student with an admin audience', 'an owner', 'a support admin', 'a content admin'],
  'a finance admin',
  'a supervisor',
] as const;
type CallerName = (typeof CALLERS)[number];

const ROLE_OF: Partial<Record<CallerName, AdminRole>> = {
  'an owner': 'owner',
  'a support admin': 'support',
  'a content admin': 'content',
  'a finance admin': 'finance',
  'a supervisor': 'supervisor',
};
const ADMINS = Object.keys(ROLE_OF) as CallerName[];

const SIGNED_IN: readonly CallerName[] = ['an unpaid student', 'a paid student'];
const KNOWN: readonly CallerName[] = ['nobody', ...SIGNED_IN, ...ADMINS];

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The token with other claims, signed by hand. */
function changed(
  token: string,
  claims: object,
  secret: string | null = portal.config.JWT_SECRET,
): string {
  const [header = '', payload = ''] = token.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const head = secret === null ? encode({ alg: 'none', typ: 'JWT' }) : header;
  const text = `${head}.${encode({ ...own, ...claims })}`;
  const signature = secret && createHmac('sha256', secret).update(text).digest('base64url');
  return `${text}.${signature ?? ''}`;
}

beforeAll(async () => {
  const { token } = await paidStudent(portal);
  const revoked = await paidStudent(portal);
  await revoked.client.post('/api/auth/sign-out', {});
  tokens.set('nobody', undefined);
  tokens.set('an unpaid student', (await signedInStudent(portal)).token);
  tokens.set('a paid student', token);
  tokens.set('a student with an expired token', changed(token, { exp: 1_700_000_000 }));
  tokens.set('a student whose sessions were ended', revoked.token);
  tokens.set('a forger', changed(token, {}, 'another-secret-of-some-32-characters'));
  tokens.set('someone with an unsigned token', changed(token, {}, null));
  tokens.set('a student with an admin audience', changed(token, { aud: 'admin' }));
  for (const [caller, role] of Object.entries(ROLE_OF)) {
    tokens.set(caller, await adminTokenOf(portal, role));
  }
});

const OTHERS_EMAIL = `${randomUUID()}@example.com`;

/** Each route with values that belong to nobody who calls. */
const pathOf = (path: string): string =>
  path.replace(':email', encodeURIComponent(OTHERS_EMAIL)).replace(/:\w+/, randomUUID());

/** Without a socket: what is asked here is the same by any way, and there is a lot of it. */
const call = async (route: string, caller: CallerName): Promise<Shown> => {
  const [method = '', path = ''] = route.split(' ');
  const token = tokens.get(caller);
  const answer = await portal.app.inject({
    method: method as 'GET' | 'POST',
    url: pathOf(path),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : answer.payload };
};

type Shown = { readonly status: number; readonly body: unknown };
type Asked = { readonly route: string; readonly caller: CallerName };

const AT_ONCE = 32;

const askAll = (all: readonly Asked[]) => {
  const shown = new Map<string, Shown>();
  beforeAll(async () => {
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const some = all.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map(({ route, caller }) => call(route, caller)));
      some.forEach(({ route, caller }, nth) => shown.set(`${route} ${caller}`, answers[nth]!));
    }
  });
  return ({ route, caller }: Asked): Shown => shown.get(`${route} ${caller}`)!;
};

const MAY: Readonly<Record<Callers, readonly CallerName[]>> = {
  anyone: CALLERS,
  provider: CALLERS,
  'anyone-or-student': ['nobody', ...SIGNED_IN],
  student: SIGNED_IN,
  admin: ADMINS,
  'student-or-admin': [...SIGNED_IN, ...ADMINS],
  scraper: [],
};

/** Where no sign-in helps, everybody is a stranger; it has separate tests. */
const ASKS_FOR_SIGN_IN = (callers: Callers): boolean => callers !== 'scraper';

function may({ callers, roles }: RouteAccess, caller: CallerName): boolean {
  const role = ROLE_OF[caller];
  return MAY[callers].includes(caller) && (!role || !roles || isAllowed(role, roles));
}

/** Who checks a token is the same for all routes that let the same callers in: one of each is enough. */
const FIRST_ROUTES = new Set([
  ...new Map(Object.entries(ROUTES).map(([route, { callers }]) => [callers, route])).values(),
]);

const cases = Object.entries(ROUTES).flatMap(([route, row]) =>
  CALLERS.filter((caller) => FIRST_ROUTES.has(route) || KNOWN.includes(caller)).map((caller) => ({
    ...{ route, caller, row },
    may: may(row, caller),
  })),
);

/** Signing out ends the session that the other cases need; its own test has one to spare. */
const ENDS_SESSION = [
  'POST /api/auth/sign-out',
  'POST /api/auth/sessions/end-others',
  'POST /api/admin/account/sign-out',
  'POST /api/admin/account/sessions/end-others',
];

const shown = askAll(cases.filter(({ route, may }) => !may || !ENDS_SESSION.includes(route)));

it.each(Object.entries(ROUTES))(
  '%s lets in those whom it says, and refuses the others',
  (route, row) => {
    for (const { caller, may } of cases.filter((one) => one.route === route)) {
      if (may && ENDS_SESSION.includes(route)) continue;
      const { status, body } = shown({ route, caller });
      const { code = '' } = body as { readonly code?: string };
      if (may) {
        const isRefused = status >= 500 || code === 'not_signed_in' || code === 'role_forbids';
        expect({ caller, isRefused }).toEqual({ caller, isRefused: false });
      } else {
        const isKnown = ASKS_FOR_SIGN_IN(row.callers) && [...SIGNED_IN, ...ADMINS].includes(caller);
        const known = MAY[row.callers].includes(caller) ? 'role_forbids' : 'not_yours';
        const refusal = isKnown
          ? { status: 403, code: known }
          : { status: 401, code: 'not_signed_in' };
        expect({ caller, status, code }).toEqual({ caller, ...refusal });
        expect(Object.keys(body as object).sort()).toEqual(['code', 'error', 'message', 'success']);
      }
    }
  },
);

it.each(Object.keys(ROUTES).filter((route) => route.includes(':email')))(
  '%s keeps another student’s things from all who may call it',
  (route) => {
    for (const { caller } of cases.filter((one) => one.route === route && one.may)) {
      const { status } = shown({ route, caller });
      expect([caller, status]).toEqual([caller, caller === 'nobody' ? 404 : 403]);
    }
  },
);

it('A token that was signed again as it was is taken', async () => {
  const same = changed(tokens.get('a paid student')!, {});
  expect((await portal.client.as(same).get('/api/receipts')).status).toBe(200);
});

it.each([
  ['a version that is SQL', { ver: '0 or 1=1' }],
  ['a version that is no whole number', { ver: 0.5 }],
  ['a version below zero', { ver: -1 }],
  ['a version beyond an integer of PostgreSQL', { ver: 2 ** 31 }],
  ['no version', { ver: undefined }],
  ['a subject that is no id', { sub: 'x' }],
  ['no subject', { sub: undefined }],
  ['a session that is no id', { sid: 'x' }],
  ['no end', { exp: undefined }],
])('A signed token with odd claims, such as %s, is refused as no token', async (_, claims) => {
  for (const [caller, path] of [
    ['a paid student', '/api/receipts'],
    ['an owner', '/api/admin/me'],
  ]) {
    const token = changed(tokens.get(caller!)!, claims);
    const { status, body } = await portal.client.as(token).get(path!);
    expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
  }
});

const asksForToken = Object.entries(ROUTES).filter(
  ([, { callers }]) => callers === 'admin' || callers === 'student-or-admin',
);

describe.each([
  ['second_factor_required', 'UPDATE settings SET require_admin_totp = $1'],
  ['password_change_needed', 'UPDATE admins SET must_change_password = $1'],
])('An admin who owes something (%s)', (code, sql) => {
  const caller = 'an owner';
  const debtors = asksForToken.filter(([route]) => !ENDS_SESSION.includes(route));
  beforeAll(() => portal.dataSource.query(sql, [true]));
  const shown = askAll(debtors.map(([route]) => ({ route, caller })));
  afterAll(() => portal.dataSource.query(sql, [false]));

  it.each(debtors)(
    'An admin who owes something is refused %s, unless it is for that',
    (route, { first }) => {
      const { status, body } = shown({ route, caller });
      if (!first) {
        expect([status, body]).toMatchObject([403, { success: false, code }]);
      } else {
        expect(status).toBeLessThan(500);
        expect((body as { code?: string }).code).not.toBe(code);
      }
    },
  );
});
