import fc from 'fast-check';

export type Schema = Readonly<Record<string, unknown>>;

const HOSTILE: readonly unknown[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '\ufeff', 'x'.repeat(20_001)],
  ...["' OR 1=1 --", '../../etc/passwd', '%00%ff', '{{7*7}}${7*7}', '<script>alert(1)</script>'],
  ...['a@b.c\r\nBcc: d@e.f', `${'a'.repeat(64)}@${'b.'.repeat(90)}example.com`, '=cmd|calc'],
  ...['__proto__', 'NaN', '-1', '1e309', '9999-12-31T23:59:60Z', '-271822-04-20T00:00:00Z'],
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], [[]], {}, { toString: 'x' }, Array.from({ length: 1_000 }, () => 0)],
];

/** What is meant by a name, so that some requests get past the first check. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  sort: ['["createdAt","DESC"]', '["id","ASC"]'],
  range: ['[0,24]', '[9990,9999]'],
  filter: ['{}', '{"q":"asha"}', '{"since":"2026-01-01"}'],
  domain: ['hr', 'nothing'],
  code: ['123456'],
  password: ['Correct-horse-7'],
  email: ['asha@example.com'],
  name: ['Asha Rao'],
};

const hostile = fc.oneof(
  { arbitrary: fc.constantFrom(...HOSTILE), weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), weight: 1 },
);

function validValue(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf as readonly Schema[] | undefined;
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (alternatives) return fc.oneof(...alternatives.map((one) => fuzzValue(one, name)));
  const [type] = [schema.type].flat();
  if (type === 'object') {
    const parts = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return fc.record(Object.fromEntries(parts.map(([part, its]) => [part, fuzzValue(its, part)])), {
      requiredKeys: (schema.required ?? []) as string[],
    });
  }
  if (type === 'array') return fc.array(fuzzValue((schema.items ?? {}) as Schema, name));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.constantFrom(1, 2, 5, 65, 500, 1_800);
  if (schema.format === 'uuid') return fc.uuid({ version: 7 });
  const known = KNOWN[name];
  return known ? fc.constantFrom(...known) : fc.string({ maxLength: 20 });
}

export const fuzzValue = (schema: Schema, name: string): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: validValue(schema, name), weight: 7 }, { arbitrary: hostile, weight: 1 });

/** Texts as long as a header may be, which a slow pattern reads in quadratic time. */
const longText = fc
  .tuple(
    fc.constantFrom('', 'Bearer ', 'bytes=', 'W/"', 'form-data; a='),
    fc.constantFrom('\t', ' ', ', ', ' ; ', '/', '//.', 'a=;', '\\"', 'a@', '%20', 'q=0,', '0-0,'),
    fc.constantFrom('', 'b', '"', '!'),
  )
  .map(([start, piece, end]) => `${start}${piece.repeat(7_000 / piece.length)}${end}`);

const HEADERS = [
  ...['accept', 'accept-encoding', 'authorization', 'content-type', 'cookie', 'forwarded'],
  ...['if-match', 'if-none-match', 'origin', 'range', 'user-agent', 'x-forwarded-for'],
  ...['x-razorpay-event-id', 'x-razorpay-signature', 'x-request-id'],
];

/** No header, mostly; else one that the product, its framework or a library reads. */
export const fuzzHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...HEADERS), longText)
      .map(([name, value]) => ({ [name]: value })),
    weight: 1,
  },
);
