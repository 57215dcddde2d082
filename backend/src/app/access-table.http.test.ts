import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '../accounts/session-tokens.jwt.js';
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

const claimsOf = (token: string): { sub: string; ver: number } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    ver: number;
  };

const signed = (token: string, secret: string, options: object): string => {
  const { sub, ver } = claimsOf(token);
  const jwt = new JwtService({ secret });
  const base = { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: 'student' } as const;
  return jwt.sign({ sub, ver }, { ...base, expiresIn: '1h', ...options });
};

const unsigned = (token: string): string => {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${token.split('.')[1]!}.`;
};

beforeAll(async () => {
  const secret = portal.config.JWT_SECRET;
  const student = await paidStudent(portal);
  const revoked = await paidStudent(portal);
  await revoked.client.post('/api/auth/sign-out', {});
  tokens.set('nobody', undefined);
  tokens.set('an unpaid student', (await signedInStudent(portal)).token);
  tokens.set('a paid student', student.token);
  tokens.set('a student with an expired token', signed(student.token, secret, { expiresIn: -1 }));
  tokens.set('a student whose sessions were ended', revoked.token);
  tokens.set('a forger', signed(student.token, 'another-secret-of-some-32-characters', {}));
  tokens.set('someone with an unsigned token', unsigned(student.token));
  tokens.set(
    'a student with an admin audience',
    signed(student.token, secret, { audience: 'admin' }),
  );
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
const lasting = cases.filter(({ route }) => !ENDS_SESSION.includes(route));

describe('Every route', () => {
  const refused = cases.filter(({ may }) => !may);
  const letIn = lasting.filter(({ may }) => may);
  const shown = askAll([...refused, ...letIn]);

  it.each(refused)('Every route $route refuses $caller', ({ route, row, caller }) => {
    const { status, body } = shown({ route, caller });
    const isKnown = ASKS_FOR_SIGN_IN(row.callers) && [...SIGNED_IN, ...ADMINS].includes(caller);
    expect(status).toBe(isKnown ? 403 : 401);
    const code = MAY[row.callers].includes(caller) ? 'role_forbids' : 'not_yours';
    expect(body).toMatchObject({ success: false, code: isKnown ? code : 'not_signed_in' });
    expect(Object.keys(body as object).sort()).toEqual(['code', 'error', 'message', 'success']);
  });

  it.each(letIn)('Every route $route lets $caller in', (asked) => {
    const { status, body } = shown(asked);
    expect((body as { code?: string }).code).not.toBe('not_signed_in');
    expect(status).toBeLessThan(500);
  });

  it.each(letIn.filter(({ route }) => route.includes(':email')))(
    '$route keeps another student’s things from $caller',
    (asked) => expect(shown(asked).status).toBe(asked.caller === 'nobody' ? 404 : 403),
  );
});

describe('A signed token with odd claims', () => {
  const odd = (claims: object, options: object = {}) =>
    new JwtService({ secret: portal.config.JWT_SECRET }).sign(claims, {
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      ...options,
    });
  const id = randomUUID();

  it.each([
    ['a version that is SQL', { sub: id, ver: '0 or 1=1' }],
    ['a version that is a text', { sub: id, ver: '0' }],
    ['a version that is no whole number', { sub: id, ver: 0.5 }],
    ['a version below zero', { sub: id, ver: -1 }],
    ['a version beyond an integer of PostgreSQL', { sub: id, ver: 2 ** 31 }],
    ['no version', { sub: id }],
    ['a subject that is no id', { sub: 'x', ver: 0 }],
    ['no subject', { ver: 0 }],
  ])('such as %s is refused as no token', async (_, claims) => {
    for (const [audience, path] of [
      ['student', '/api/receipts'],
      ['admin', '/api/admin/me'],
    ]) {
      const token = odd(claims, { audience, expiresIn: '1h' });
      const { status, body } = await portal.client.as(token).get(path!);
      expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
    }
  });

  it('such as no end is refused as no token', async () => {
    const { sub, ver } = claimsOf(tokens.get('a paid student')!);
    const token = odd({ sub, ver }, { audience: 'student' });
    expect((await portal.client.as(token).get('/api/receipts')).status).toBe(401);
  });
});

const takesAdmins = Object.entries(ROUTES).filter(([, { callers }]) =>
  MAY[callers].includes('an owner'),
);
const asksForToken = takesAdmins.filter(
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

  it.each(debtors.filter(([, { first }]) => !first))(
    'An admin who owes something is refused %s',
    (route) =>
      expect(shown({ route, caller })).toMatchObject({
        status: 403,
        body: { success: false, code },
      }),
  );

  it.each(debtors.filter(([, { first }]) => first))(
    'An admin who owes something may call %s',
    (route) => {
      const { status, body } = shown({ route, caller });
      expect(status).toBeLessThan(500);
      expect((body as { code?: string }).code).not.toBe(code);
    },
  );
});
