import fc from 'fast-check';

/** Just below what the product takes as the head of a request. */
const CHARACTERS = 7_000;

/** What a pattern may repeat, and then not find the end of. */
const PIECES = [
  '\t',
  ' ',
  ' \t',
  ',',
  ', ',
  ';',
  ' ; ',
  '/',
  './',
  '//.',
  '=',
  'a=',
  'a=;',
  '"',
  '\\"',
  '\\',
  '.',
  '-',
  '0',
  'a',
  'aA0',
  ':',
  '%',
  '%20',
  '%2f',
  '&',
  '&a=',
  '(',
  '[',
  '<',
  '@',
  'a@',
  '*',
  '+',
  'eyJa',
  'q=0,',
  'bytes=',
  '0-0,',
];

const STARTS = ['', 'a', 'Bearer ', 'Basic ', 'bytes=', 'W/"', 'form-data; a=', '::ffff:'];
const ENDS = ['', 'b', ';', '"', '!', '/x'];

const pumped = ([start, piece, end]: readonly [string, string, string]): string => {
  const room = CHARACTERS - start.length - end.length;
  return `${start}${piece.repeat(room / piece.length)}${end}`;
};

const pump = fc
  .tuple(fc.constantFrom(...STARTS), fc.constantFrom(...PIECES), fc.constantFrom(...ENDS))
  .map(pumped);

/** Headers that the product, the framework or a library of it reads. */
const NAMES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-version',
  'authorization',
  'cache-control',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-razorpay-event-id',
  'x-razorpay-signature',
  'x-request-id',
];

/** Pages, files and the console are no operations of the API. */
const PAGES = [
  '/',
  '/signin',
  '/signin/',
  '/result/x',
  '/admin',
  '/icon.svg',
  '/assets/x.js',
  '/x',
];

const FOLDERS = [
  '/',
  '/result/',
  '/assets/',
  '/admin/',
  '/avatars/',
  '/ops/queues/',
  '/api/user/',
  '/api/admin/students/',
  '/signin?',
  '/api/admin/students?filter=',
  '/api/admin/students?q=',
];

/** A request's long part: a header at some address (null for the operation's own), or an address. */
export type Pump = {
  readonly target: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

const longHeader: fc.Arbitrary<Pump> = fc
  .tuple(fc.constantFrom(null, ...PAGES), fc.constantFrom(...NAMES), pump)
  .map(([target, name, value]) => ({ target, headers: { [name]: value } }));

const longAddress: fc.Arbitrary<Pump> = fc
  .tuple(fc.constantFrom(...FOLDERS), pump)
  .map(([folder, rest]) => ({ target: `${folder}${rest}`.replaceAll(/\s/g, '%20'), headers: {} }))
  .map((one) => ({ ...one, target: one.target.slice(0, CHARACTERS) }));

const manyHeaders: fc.Arbitrary<Pump> = fc
  .tuple(fc.constantFrom(null, ...PAGES), fc.constantFrom(90, 150, 600))
  .map(([target, count]) => ({
    target,
    headers: Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'a'])),
  }));

/** Headers and addresses as long as they may be, made to take long. */
export const longParts: fc.Arbitrary<Pump> = fc.oneof(
  { arbitrary: longHeader, weight: 8 },
  { arbitrary: longAddress, weight: 4 },
  { arbitrary: manyHeaders, weight: 1 },
);
