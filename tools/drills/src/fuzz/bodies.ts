import fc from 'fast-check';
import type { Operation, Schema } from './document.js';
import { hostileText, hostileValue, validFor, type Known } from './values.js';

/** A body with the type that is said of it. */
export type Body = { readonly type: string | null; readonly bytes: Buffer | null };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

const bodyOf = (type: string | null, text: string): Body => ({ type, bytes: Buffer.from(text) });
const jsonOf = (value: unknown): Body => bodyOf(JSON_TYPE, JSON.stringify(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or two fields of a good body, spoiled, left out or added. */
const nearValid = (good: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc
    .tuple(good, fc.nat(), hostileValue, fc.constantFrom('spoil', 'drop', 'add'), hostileText)
    .map(([value, at, odd, how, name]) => {
      if (!isRecord(value)) return jsonOf(odd);
      const names = Object.keys(value);
      const chosen = names[at % Math.max(1, names.length)] ?? 'x';
      if (how === 'drop') return jsonOf({ ...value, [chosen]: undefined });
      return jsonOf({ ...value, [how === 'add' ? name : chosen]: odd });
    });

/** Texts that are no JSON, or JSON that no honest program writes. */
const BROKEN = [
  '',
  '{',
  '{"email":',
  '[]]',
  'null',
  '"text"',
  '\ufeff{}',
  '{"a":NaN}',
  '{"amount":1e999}',
  `{"amount":${'9'.repeat(400)}}`,
  '{"email":"a@b.co","email":["c"],"email":null}',
  '{"__proto__":{"role":"owner"}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"\\u0000":1,"\\ud800":"\\udfff"}',
  `{"x":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `{"name":"${'x'.repeat(40_000)}"}`,
  '{"a":1}{"b":2}',
  "{'a':1}",
];

const brokenJson: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(...BROKEN).map((text) => bodyOf(JSON_TYPE, text)),
  fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) })),
);

const TYPES = [
  null,
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/json, multipart/form-data',
  'x',
];

const wrongType: fc.Arbitrary<Body> = fc
  .tuple(fc.constantFrom(...TYPES), hostileText)
  .map(([type, text]) => bodyOf(type, text));

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: readonly Buffer[] = [
  PICTURE,
  PICTURE.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a\u0001'),
  Buffer.from('[{"id":"x","domain":"hr"}]'),
  Buffer.from('id,domain,question\n"unclosed,hr'),
  Buffer.from('::x:: Which? {=a ~b ~c ~d}'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]),
  Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
];

const FILE_NAMES = ['a.png', 'q.json', 'q.csv', 'q.gift', '', '../x', 'a"b', '\u202e.png'];
const WAYS = ['whole', 'whole', 'no end', 'other boundary', 'no name', 'bare'] as const;

type FormParts = {
  readonly fields: unknown;
  readonly part: string;
  readonly file: Buffer;
  readonly fileName: string;
  readonly way: (typeof WAYS)[number];
};

function formOf({ fields, part, file, fileName, way }: FormParts): Body {
  const boundary = 'a-boundary';
  const head = (name: string, rest = ''): string =>
    way === 'no name'
      ? `--${boundary}\r\nContent-Disposition: form-data${rest}\r\n\r\n`
      : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const texts = Object.entries(isRecord(fields) ? fields : {}).map(
    ([name, value]) => `${head(name)}${String(value)}\r\n`,
  );
  const end = way === 'no end' ? '' : `\r\n--${boundary}--\r\n`;
  const bytes = Buffer.concat([
    Buffer.from(way === 'bare' ? '' : texts.join('')),
    Buffer.from(head(part, `; filename="${fileName}"\r\nContent-Type: image/png`)),
    file,
    Buffer.from(end),
  ]);
  const told = way === 'other boundary' ? 'another' : boundary;
  return { type: `${FORM_TYPE}; boundary=${told}`, bytes };
}

function formFor(schema: Schema, known: Known): fc.Arbitrary<Body> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const [part = 'file'] = Object.entries(properties)
    .filter(([, { contentMediaType }]) => contentMediaType)
    .map(([name]) => name);
  return fc
    .record({
      fields: validFor(schema, '', known),
      part: fc.constantFrom(part, part, 'other'),
      file: fc.constantFrom(...FILES),
      fileName: fc.constantFrom(...FILE_NAMES),
      way: fc.constantFrom(...WAYS),
    })
    .map(formOf);
}

const NOTHING: Body = { type: null, bytes: null };

/** Bodies for a call: some good, more of them nearly good, and some that are nothing of the kind. */
export function bodyFor({ bodies, method }: Operation, known: Known): fc.Arbitrary<Body> {
  if (method === 'GET') return fc.constant(NOTHING);
  const good = validFor(bodies[JSON_TYPE] ?? {}, '', known);
  const form = bodies[FORM_TYPE];
  return fc.oneof(
    { arbitrary: good.map(jsonOf), weight: 4 },
    { arbitrary: nearValid(good), weight: 5 },
    { arbitrary: hostileValue.map(jsonOf), weight: 1 },
    { arbitrary: brokenJson, weight: 1 },
    { arbitrary: wrongType, weight: 1 },
    { arbitrary: fc.constant(NOTHING), weight: 1 },
    ...(form ? [{ arbitrary: formFor(form, known), weight: 8 }] : []),
  );
}
