import 'reflect-metadata';
import { Validator } from '@seriousme/openapi-schema-validator';
import { RESPONSES } from '../../app/all-responses.js';
import type { Json } from './json-schema.js';
import { apiDocument } from '../../app/app.module.js';
import { accessTable } from '../../app/routes.js';

const ROUTES = accessTable();
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
