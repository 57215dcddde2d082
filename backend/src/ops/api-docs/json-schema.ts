import { AGE_STATEMENT } from '@portal/domain/consents/index.js';
import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const ID = '0198c9a6-7a34-7c1b-8a52-0d2f6f1f2a11';
const MOMENT = '2026-01-15T09:30:00.000Z';

/** Values that read well in an example, by the name of the field. */
const EXAMPLES: Json = {
  name: 'Asha Rao',
  studentName: 'Asha Rao',
  customerName: 'Asha Rao',
  username: 'priya',
  email: 'asha@example.com',
  customerEmail: 'asha@example.com',
  companyInbox: 'hello@example.com',
  configuredInbox: 'hello@example.com',
  password: 'Correct-horse-7',
  confirmPassword: 'Correct-horse-7',
  currentPassword: 'Correct-horse-6',
  phone: '+91 00000 00000',
  code: '123456',
  domain: 'hr',
  education: 'B.Sc. Computer Science',
  experience: 'Fresher',
  skills: 'SQL, TypeScript',
  subject: 'A question',
  message: 'What a person is told.',
  ageStatement: AGE_STATEMENT.version,
  reason: 'Asked for by the student',
  amount: 500,
  currency: 'INR',
  day: '2026-01-15',
  sort: '["createdAt","DESC"]',
  range: '[0,24]',
  filter: '{}',
  ticket: 'a-ticket-as-it-was-issued',
  file: '00000000000000000000000000000000.webp',
  token: 'eyJhbGciOi…',
};

const BY_FORMAT: Json = {
  uuid: ID,
  'date-time': MOMENT,
  date: '2026-01-15',
  uri: 'https://checkout.example.com/v1/checkout.js',
};

const BY_TYPE: Json = { string: 'text', boolean: true, null: null };

const isObject = (part: unknown): part is Json => typeof part === 'object' && part !== null;

function exampleOfObject(schema: Json): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return Object.fromEntries(properties.map(([name, part]) => [name, exampleOf(part, name)]));
}

function exampleOfList({ items, prefixItems }: Json): readonly unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item as Json));
  return isObject(items) ? [exampleOf(items)] : [];
}

const numberIn = ({ minimum }: Json): number =>
  typeof minimum === 'number' && minimum > 0 ? minimum : 1;

export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [alternative] = (schema.anyOf ?? []) as Json[];
  if (alternative) return exampleOf(alternative, name);
  const { format } = schema;
  const type: unknown = [schema.type].flat()[0];
  if (typeof format === 'string' && format in BY_FORMAT) return BY_FORMAT[format];
  if (type === 'object') return exampleOfObject(schema);
  if (type === 'array') return exampleOfList(schema);
  const known = EXAMPLES[name];
  if (known !== undefined && (type === undefined || typeof known === type)) return known;
  if (type === 'integer' || type === 'number') return numberIn(schema);
  return BY_TYPE[String(type)] ?? 'text';
}
