import fc from 'fast-check';
import type { Schema } from './document.js';

/** Real things of the product under test, by the name under which a request asks for them. */
export type Known = Readonly<Record<string, readonly string[]>>;

const deep = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}${close.repeat(depth)}`) as unknown;

/** Texts that have broken servers before. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u200f',
  '\ufeff',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(255),
  'x'.repeat(20_001),
  "' OR 1=1 --",
  '$1; DROP TABLE students',
  '../../../../etc/passwd',
  '%00%ff%2e%2e',
  '{{7*7}}${7*7}<%= 7 %>',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: d@e.f',
  '"a b"@example.com',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example.com`,
  '=cmd|calc',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:60Z',
  '-271822-04-20T00:00:00Z',
];

const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  [[]],
  {},
  { toString: 'x' },
  { __proto__: null, length: -1 },
  Array.from({ length: 1000 }, () => 0),
  deep(19, '[', ']'),
  deep(21, '[', ']'),
  deep(500, '[', ']'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...VALUES), weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), weight: 1 },
);

const LISTS: Known = {
  sort: ['["createdAt","DESC"]', '["id","ASC"]', '["name","ASC"]', '["completedOn","DESC"]'],
  range: ['[0,24]', '[0,99]', '[9990,9999]', '[100,199]'],
  filter: ['{}', '{"q":"asha"}', '{"since":"2026-01-01"}', '{"paid":true}', '{"email":"a@b.co"}'],
  days: ['7', '30', '90'],
  format: ['csv', 'gift', 'json'],
};

const FIELDS: Known = {
  name: ['Asha Rao'],
  username: ['admin'],
  phone: ['+91 90000 00000'],
  education: ['B.Sc.'],
  experience: ['Fresher', ''],
  skills: ['SQL'],
  message: ['I would like to learn.'],
  code: ['123456', '000000'],
  password: ['Correct-horse-7'],
  confirmPassword: ['Correct-horse-7'],
  currentPassword: ['Correct-horse-7'],
  reason: ['Asked for by the student'],
  role: ['support', 'content'],
  currency: ['INR', ''],
  domain: ['hr', 'nothing'],
  status: ['received', 'shortlisted'],
  resource: ['students', 'audit', 'payments', 'nothing'],
  mode: ['all-or-nothing', 'valid-rows'],
  dryRun: ['true', 'false'],
};

const textFor = (name: string, known: Known): fc.Arbitrary<string> => {
  const words = known[name] ?? LISTS[name] ?? FIELDS[name];
  return words?.length ? fc.constantFrom(...words) : fc.string({ maxLength: 20 });
};

const ID = fc.uuid({ version: 7 });

function objectFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  if (properties.length === 0) {
    return fc.dictionary(fc.string({ maxLength: 10 }), fc.constantFrom('a', 'b', null), {
      maxKeys: 5,
    });
  }
  const parts = properties.map(([name, part]) => [name, validFor(part, name, known)] as const);
  const requiredKeys = (schema.required ?? []) as string[];
  return fc.oneof(
    fc.record(Object.fromEntries(parts)),
    fc.record(Object.fromEntries(parts), { requiredKeys }),
  );
}

/** Values that a schema takes, and that mean something where the name is known. */
export function validFor(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const alternatives = schema.anyOf as Schema[] | undefined;
  if (alternatives) {
    return fc.oneof(...alternatives.map((one) => validFor(one, name, known)));
  }
  const type: unknown = [schema.type].flat()[0];
  if (type === 'object') return objectFor(schema, known);
  if (type === 'array') {
    return fc.array(validFor((schema.items ?? {}) as Schema, name, known), { maxLength: 12 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.constantFrom(1, 2, 3, 500, 5, 65, 1800);
  if (type === 'null') return fc.constant(null);
  if (schema.format === 'uuid' && !known[name]) return ID;
  return textFor(name, known);
}
