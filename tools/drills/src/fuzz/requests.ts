import fc from 'fast-check';
import { bodyFor, type Body } from './bodies.js';
import { OPERATIONS, type Operation, type Parameter } from './document.js';
import { longParts, type Pump } from './pumps.js';
import { hostileText, validFor, type Known } from './values.js';

/** Who sends a request; `nobody` sends no token. */
export const CALLERS = [
  'nobody',
  'unpaid student',
  'paid student',
  'owner',
  'support',
  'content',
  'finance',
  'ops',
  'forger',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** One request, down to its bytes. */
export type FuzzRequest = {
  readonly operation: Operation;
  readonly caller: CallerName;
  readonly method: string;
  /** With its query; may be no address at all. */
  readonly target: string;
  /** Whether method and address are those of the operation, so that the document speaks of it. */
  readonly isOfOperation: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
};

/** Pieces of addresses that a router or a decoder may stumble over. */
const ODD_PIECES = [
  '%',
  '%0',
  '%00',
  '%ff',
  '%c0%ae',
  '%2e%2e%2f',
  '%252e',
  '..;',
  '%u0041',
  '%ed%a0%80',
  '%0d%0aX:1',
  "'%20OR%201",
  'x'.repeat(3_000),
  '*',
  ':id',
  '%F0%9F%8E%89',
  '-1',
  '9'.repeat(40),
];

const METHODS = ['HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'PUT', 'TRACE', 'PROPFIND', 'GET', 'POST'];

const HEADERS: readonly (readonly [string, string])[] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(5_000)}`],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['x-forwarded-for', "1.2.3.4, '; DROP TABLE"],
  ['x-forwarded-for', Array.from({ length: 300 }, () => '10.0.0.1').join(',')],
  ['x-request-id', 'x'.repeat(2_000)],
  ['x-razorpay-signature', 'zz'],
  ['x-razorpay-event-id', '\u00ff'],
  ['cookie', `ops_session=${'%'.repeat(100)}`],
  ['cookie', '=;=;==;;'],
  ['accept', 'text/html'],
  ['accept', ','.repeat(500)],
  ['accept-encoding', 'br;q=nan, gzip;q=-1, *'],
  ['if-none-match', '*'],
  ['range', 'bytes=-1,0-,9-1'],
  ['content-encoding', 'gzip'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['accept-version', '9'],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
];

/** One value so many times as often as any other. */
const mostly = <Value>(
  usual: Value,
  times: number,
  others: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: times }, { arbitrary: others, weight: 1 });

/** Who may call, for most of what is there. */
function callerFor({ path }: Operation): CallerName {
  if (path.startsWith('/ops')) return 'ops';
  return /\/(admin|docs|internships|payments|test-results)/.test(path) ? 'owner' : 'paid student';
}

const pieceFor = ({ name, schema }: Parameter, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: validFor(schema, name, known).map((value) => encoded(String(value))), weight: 5 },
    { arbitrary: hostileText.map(encoded), weight: 1 },
    { arbitrary: fc.constantFrom(...ODD_PIECES), weight: 1 },
  );

const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

function pathFor({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const own = parameters.filter((one) => one.in === 'path');
  return fc
    .tuple(...own.map((one) => pieceFor(one, known)))
    .map((pieces) =>
      own.reduce((made, { name }, at) => made.replace(`{${name}}`, () => pieces[at] ?? ''), path),
    );
}

function queryFor({ parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const own = parameters.filter((one) => one.in === 'query');
  const pairs = own.map((one) =>
    mostly(
      '',
      1,
      pieceFor(one, known).map((value) => `${one.name}=${value}`),
    ),
  );
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '',
    'a[b][c]=1',
    'sort=1&sort=2',
    '__proto__=1',
    '&&=&',
    '%',
  );
  return fc
    .tuple(odd, ...pairs)
    .map((parts) => parts.filter(Boolean).join('&'))
    .map((query) => (query ? `?${query}` : ''));
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray([...HEADERS], { maxLength: 3 })
  .map((chosen) => Object.fromEntries(chosen));

/** Odd ways to go to an address; most requests go straight. */
const SPOILERS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => path.replace('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}/../..`,
  (path) => `${path};a=b`,
  (path) => `${path}%20`,
  (path) => `${path}#x`,
];

/** Requests for one operation. */
function requestFor(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      caller: mostly(callerFor(operation), 1, fc.constantFrom(...CALLERS)),
      path: pathFor(operation, known),
      query: queryFor(operation, known),
      body: bodyFor(operation, known),
      method: mostly(operation.method, 20, fc.constantFrom(...METHODS)),
      headers: mostly<Record<string, string>>({}, 6, oddHeaders),
      spoil: mostly<((path: string) => string) | null>(null, 30, fc.constantFrom(...SPOILERS)),
      long: mostly<Pump | null>(null, 8, longParts),
    })
    .map(({ path, query, spoil, long, headers, ...rest }) => ({
      ...rest,
      operation,
      target: long?.target ?? `${spoil ? spoil(path) : path}${query}`,
      // A page is asked for; an operation of the API as it is meant to be.
      method: long?.target ? 'GET' : rest.method,
      headers: { ...headers, ...long?.headers },
      isOfOperation: !long && spoil === null && rest.method === operation.method,
    }));
}

/** The request with this number; the same seed gives the same one. */
export function requestNumber(at: number, seed: number, known: Known): FuzzRequest {
  const operation = OPERATIONS[at % OPERATIONS.length];
  if (!operation) throw new Error('The document names no operation');
  const [request] = fc.sample(requestFor(operation, known), { seed: seed + at, numRuns: 1 });
  if (!request) throw new Error('There is no sample');
  return request;
}
