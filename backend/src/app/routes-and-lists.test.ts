import 'reflect-metadata';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import type { Json } from '../ops/api-docs/json-schema.js';
import { conditionsOf } from '../platform/admin-lists/list-query.js';
import { responseOf } from '../platform/http/responses.js';
import { RESPONSES } from './all-responses.js';
import { apiDocument } from './app.module.js';
import { LISTS } from './lists.js';
import { accessTable } from './routes.js';

const ROUTES = accessTable();

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

const routes = Object.entries(ROUTES).filter(
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

const READ_BY_ADMINS = Object.entries(ROUTES).filter(
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

const document = apiDocument({ PUBLIC_URL: 'https://portal.example.org' })();

type Operation = Json & {
  readonly security: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Json>> };
};

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .map(({ path, method, operation }) => {
    const route = path.replace('{rest}', '*').replace(/\{(\w+)\}/g, ':$1');
    return { name: `${method.toUpperCase()} ${route}`, operation };
  });

const operationOf = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found.operation;
};

/** The places of a schema that say nothing of what is there. */
function vagueIn(schema: Json, place = ''): readonly string[] {
  const { properties, items, anyOf = schema.oneOf, additionalProperties: others } = schema;
  const inner = (part: unknown, name: string) => vagueIn(part as Json, `${place}/${name}`);
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => vagueIn(one as Json, place));
  if (schema.type === 'array') return items ? inner(items, '*') : [place];
  if (schema.type === 'object') {
    const named = Object.entries((properties ?? {}) as Json);
    const hasOthers = typeof others === 'object' && Object.keys(others ?? {}).length > 0;
    if (named.length === 0 && !hasOthers) return [place];
    return [
      ...named.flatMap(([name, part]) => inner(part, name)),
      ...(hasOthers ? inner(others, '*') : []),
    ];
  }
  return 'type' in schema || 'const' in schema || 'enum' in schema ? [] : [place];
}

const AS_THEY_CAME = [
  ...['GET /api/admin/audit /*/after', 'GET /api/admin/audit /*/before'],
  ...['GET /api/admin/audit/:id /after', 'GET /api/admin/audit/:id /before'],
  ...['GET /api/admin/provider-events/:id /body', 'GET /api/docs '],
];

describe('The API’s document', () => {
  it('has every route of the access table, and no other', () =>
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(ROUTES).sort()));

  it('has no word on routes that are no more', () =>
    expect(Object.keys(RESPONSES).filter((name) => !ROUTES[name])).toEqual([]));

  it('is a document of OpenAPI', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('asks for what the schemas of the input ask for', () => {
    const { requestBody } = operationOf('PUT /api/test/answers');
    expect(requestBody?.content['application/json']).toMatchObject({
      schema: { required: ['attemptId', 'answers'] },
    });
  });

  it.each([
    ['students/:id/grant-attempts', 'seenTotal'],
    ['students/:id/accommodation', 'seenGrant'],
    ['admins/:id/reset-password', 'version'],
    ['emails/:id/retry', 'seenState'],
    ['emails/:id/cancel', 'seenState'],
    ['attempts/:id/extend', 'seenAdded'],
    ['open-attempts/extend', 'seenExtended'],
    ['certificates/:id/reissue', 'seenState'],
    ['certificates/:id/reissue', 'seenName'],
  ])('lets a save of %s say what the admin saw (%s), so that none undoes another', (path, seen) => {
    const { requestBody } = operationOf(`POST /api/admin/${path}`);
    expect(requestBody?.content['application/json']).toHaveProperty(['schema', 'properties', seen]);
  });

  it('names who may call, by the access table', () => {
    expect(operationOf('GET /api/payments').security).toEqual([
      { admin: ['owner', 'support', 'finance'] },
    ]);
    expect(operationOf('POST /api/contact').security).toEqual([]);
    expect(operationOf('GET /api/user/:email').security).toEqual([{}, { student: [] }]);
  });

  it('describes every value that an admin is answered', () => {
    const admins = operations.filter(({ operation }) =>
      operation.security.some((one) => 'admin' in one),
    );
    const vague = admins.flatMap(({ name, operation }) =>
      Object.values((operation.responses['200']?.content ?? {}) as Record<string, Json>).flatMap(
        ({ schema }) => vagueIn(schema as Json).map((place) => `${name} ${place}`),
      ),
    );
    expect(vague.sort()).toEqual(AS_THEY_CAME);
  });
});

const specOf = (wanted: string) => LISTS.find(({ resource }) => resource === wanted)!;
const APPLICATIONS = specOf('applications');
const PAYMENTS = specOf('payments');

const NOTHING_NARROWED = { where: 'true', values: [], isSearch: false };

const filters = LISTS.flatMap((spec) =>
  Object.keys(spec.filters).map((name) => [spec.resource, name, spec] as const),
);

it.each(filters)(
  'A filter of the list of %s, "%s", narrows nothing once it is emptied',
  (_, name, spec) => {
    expect(conditionsOf(spec, { [name]: '' })).toEqual(NOTHING_NARROWED);
    expect(conditionsOf(spec, { [name]: null })).toEqual(NOTHING_NARROWED);
  },
);

it('A filter that is emptied leaves the other filters as they are', () => {
  const domainOnly = conditionsOf(APPLICATIONS, { domain: 'hr' });
  expect(domainOnly.where).toContain('$1');
  expect(conditionsOf(APPLICATIONS, { q: '', domain: 'hr', since: null })).toEqual(domainOnly);
});

it.each([
  ['2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['2026-11-01T00:00:00+05:30', '2026-11-01T00:00:00+05:30'],
])('A filter by the date %s begins at %s', (typed, moment) => {
  expect(conditionsOf(PAYMENTS, { paidSince: typed, before: typed }).values).toEqual([
    moment,
    moment,
  ]);
});

it.each(['2026-02-30', '2026-11', 'today'])('A filter by the date %s is refused', (typed) => {
  expect(() => conditionsOf(PAYMENTS, { paidSince: typed })).toThrow(
    expect.objectContaining({
      details: { fields: { 'filter.paidSince': 'This is not a date' } },
    }),
  );
});

it('A filter of ids that is an empty list finds nothing', () => {
  expect(conditionsOf(APPLICATIONS, { id: [] })).toMatchObject({ values: [[]] });
});
