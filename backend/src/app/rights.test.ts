import type { AdminRole } from '@portal/domain/staff/role.js';
import { accessTable } from './routes.js';
import 'reflect-metadata';
import { z } from 'zod';
import { RESPONSES } from './all-responses.js';
import { responseOf } from '../platform/http/responses.js';
import { LISTS } from './lists.js';

/** Who may call what, beside the owners: the first row whose pattern is in the route decides. */
const RIGHTS: readonly (readonly [roles: readonly AdminRole[] | undefined, pattern: RegExp])[] = [
  [undefined, /\/(?:account|me|docs|exports|search)\b/],
  [['support', 'content', 'finance'], /\/dashboard$/],
  [['owner'], /\/(?:admins|admin-rules|settings|audit)\b|\/(?:erase|waive-fees)$/],
  [
    ['support', 'supervisor'],
    /GET .*\/sittings\b|sittings\/:id\/(?:decide|incidents|close)$|attempts\/(?::id\/)?(?:extend|void|announce)$/,
  ],
  [
    ['support', 'finance'],
    /GET .*\/(?:payments|students|messages)(?:\/:id)?$|:number\/pdf$|\/(?:record|check)$/,
  ],
  [
    ['finance'],
    /\/(?:gst|money|settlements|refunds|credit-notes|chargebacks|provider-events)\b|\/refund$/,
  ],
  [
    ['support', 'content'],
    /GET .*\/(?:test-results|results|certificates)(?:\/:id)?$|\/(?:bulk|tries)$/,
  ],
  [
    ['content'],
    /test-results\/:resultId$|\/(?:questions|question-bank|question-disputes|rulings)\b/,
  ],
  [['support'], /./],
];

/** What an attacker would do with a console that was left open. */
const PROVEN = [
  ...['POST admins', 'POST admins/:id/change-role', 'POST admins/:id/deactivate'],
  ...['POST admins/:id/reactivate', 'POST admins/:id/reset-password', 'POST admins/:id/reset-totp'],
  ...['POST admin-rules', 'PUT settings', 'POST settings/take-back'],
  ...['POST account/password', 'POST account/totp', 'POST account/totp/confirm'],
  ...['POST account/passkeys/begin', 'POST account/passkeys/add', 'POST account/passkeys/remove'],
  ...['POST account/sessions/:id/end', 'POST account/sessions/end-others'],
  ...['POST students/:id/erase', 'POST payments/:id/refund', 'POST certificates/:id/revoke'],
];

const routes = Object.entries(accessTable()).filter(
  ([, { callers }]) => callers === 'admin' || callers === 'student-or-admin',
);

it('each route of the console is for the roles that need it', () => {
  const declared = routes.map(([route, { roles }]) => [route, roles]);
  const meant = routes.map(([route]) => [
    route,
    RIGHTS.find(([, pattern]) => pattern.test(route))?.[0],
  ]);
  expect(declared).toEqual(meant);
});

it('what an attacker would do asks for a password or a second factor of the last minutes', () => {
  const proven = routes.filter(([, { proof }]) => proof);
  const names = proven.map(([route]) => route.replace('/api/admin/', ''));
  expect(names.sort()).toEqual(PROVEN.toSorted());
});

const READ_BY_ADMINS = Object.entries(accessTable()).filter(
  ([route, { callers }]) =>
    route.startsWith('GET ') && (callers === 'admin' || callers === 'student-or-admin'),
);

const showing = (what: string) =>
  READ_BY_ADMINS.filter(([, { shows }]) => shows === what).map(([route]) => route);

/** Fields that hold what somebody is called, or reached by. What admins are called is no secret from admins. */
const PERSONAL =
  /^(name|nameAsPrinted|username|phone|contact|to|toAddress|.*email|(student|first|second|payer|applicant)Name)$/i;

/** Where such a field is of no student and no applicant, although it is called so. */
const OF_THINGS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/admin/account': ['name', 'username'],
  'GET /api/admin/me': ['username'],
  'GET /api/admin/application-owners': ['username'],
  'GET /api/admin/sittings': ['username'],
};

function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

const personalIn = (type: z.ZodType): string[] =>
  fieldsOf(z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })).filter((name) =>
    PERSONAL.test(name),
  );

describe('A route that admins read', () => {
  it.each(showing('nobody'))('tells of nobody, as it says: %s', (route) => {
    const { answer, media } = responseOf(route, RESPONSES);
    const known = OF_THINGS[route] ?? [];
    expect(personalIn(answer).filter((name) => !known.includes(name))).toEqual([]);
    // What is in a file is described nowhere.
    if (route !== 'GET /api/docs') expect(media).toBeUndefined();
  });

  it('is a page of a list, if it tells of people and is no event', () => {
    const pages = LISTS.map(({ resource }) => `GET /api/admin/${resource}`);
    expect(showing('list').sort()).toEqual(pages.sort());
  });

  it('tells of one person in many ways, which are found', () => {
    expect(showing('person').length).toBeGreaterThan(5);
    const described = showing('person').map((route) => responseOf(route, RESPONSES).answer);
    expect(described.filter((answer) => personalIn(answer).length > 0).length).toBeGreaterThan(5);
  });
});

it.each(LISTS)(
  'A list of the console has a subject in the audit log if a row names somebody: $resource',
  (spec) => {
    const names = Object.keys({ ...spec.columns, ...spec.details });
    const isPersonal = names.some((name) => PERSONAL.test(name));
    expect(spec.subject !== null || !isPersonal).toBe(true);
  },
);
