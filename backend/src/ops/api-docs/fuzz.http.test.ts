import { chooseSize } from '@portal/domain/testing/night.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { fuzzHeaders, fuzzValue, type Schema } from '../../testing/fuzz-values.js';
import { hashCheaply } from '../../testing/hash-cheaply.js';
import { adminToken, paidStudent } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const REQUESTS_FOR_EACH = chooseSize(3, 400);
const SEED = Number(process.env.SEED ?? 20);
const WITHIN_MS = 900_000;
const JSON_TYPE = 'application/json';
/** It opens a stream that does not end. */
const STREAMS = /\/events$|\/updates$/;

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Operation = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
};

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100_000 });
const passwordHash = await hashCheaply('Correct-horse-7');
const signIn = async () => ({
  student: (await paidStudent(portal, { passwordHash })).client,
  admin: portal.client.as(await adminToken(portal)),
});

let callers = await signIn();

const document = (await callers.admin.get('/api/docs')).body as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Refusal: Schema } };
};
const operations = Object.entries(document.paths)
  .filter(([path]) => !STREAMS.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const ajv = addFormats.default(new Ajv2020({ strict: false }));
const isRefusal = ajv.compile(document.components.schemas.Refusal);

const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));

function makeRequest(path: string, { parameters = [], requestBody }: Operation) {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  const values = Object.fromEntries(
    parameters.map((one) => [one.name, fuzzValue(one.schema, one.name)]),
  );
  return fc.record({
    headers: fuzzHeaders,
    body: schema ? fuzzValue(schema, '') : fc.constant(undefined),
    address: fc.record(values).map((all) => {
      const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(all[name]) || 'x');
      const query = parameters
        .filter((one) => one.in === 'query')
        .map(({ name }) => `${name}=${encode(all[name])}`);
      return query.length > 0 ? `${place}?${query.join('&')}` : place;
    }),
  });
}

function findFault({ responses }: Operation, status: number, body: unknown) {
  if (status >= 500) return `status ${status}`;
  const isListed = responses[status] ?? responses[status < 400 ? '3XX' : '4XX'];
  if (!isListed) return `status ${status} is not documented`;
  if (typeof body !== 'object') return undefined;
  if (status >= 400) return isRefusal(body) ? undefined : 'the refusal has another form';
  const schema = responses[status]?.content?.[JSON_TYPE]?.schema;
  if (!schema || ajv.validate(schema, body)) return undefined;
  return `the answer is not as documented: ${ajv.errorsText()}`;
}

describe('The API answers as its document says, whatever it is sent:', () => {
  it.each(operations)(
    '$name',
    async ({ method, path, operation }) => {
      const property = fc.asyncProperty(
        makeRequest(path, operation),
        async ({ address, body, headers }) => {
          const isForAdmins = operation.security.some((one) => 'admin' in one);
          const client = isForAdmins ? callers.admin : callers.student;
          const { status, ...answer } = await client.raw(method, address, {
            headers: { ...(body !== undefined && { 'Content-Type': JSON_TYPE }), ...headers },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          // Requests themselves end sessions.
          if (status === 401) callers = await signIn();
          const fault = findFault(operation, status, answer.body);
          if (fault) throw new Error(`${fault}\n${JSON.stringify(answer.body).slice(0, 600)}`);
        },
      );
      await fc.assert(property, { seed: SEED, numRuns: REQUESTS_FOR_EACH });
    },
    WITHIN_MS,
  );
});
