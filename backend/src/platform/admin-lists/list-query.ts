import { InvalidInput } from '@portal/domain/kernel/errors.js';
import { z } from 'zod';
import { id, refusalOf, text } from '../http/input.js';
import type { ListSpec } from './list-spec.js';

const MOST_ROWS = 100;

export type Conditions = {
  readonly where: string;
  readonly values: readonly unknown[];
  readonly isSearch: boolean;
};

export type ListQuery = {
  readonly sort: { readonly field: string; readonly falls: boolean };
  readonly first: number;
  readonly count: number;
  readonly conditions: Conditions;
};

const json = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z
    .string()
    .max(4_000, 'This is too long')
    .optional()
    .transform((typed, context) => {
      if (typed === undefined) return fallback;
      try {
        return JSON.parse(typed) as unknown;
      } catch {
        context.addIssue('This is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const place = z.int().min(0).max(1_000_000_000);
const range = z
  .tuple([place, place])
  .refine(([first, last]) => first <= last && last - first < MOST_ROWS, 'At most 100 rows a page');

/** The query of an address, in the form of ra-data-simple-rest. */
export const listParameters = z.object({
  sort: json(z.tuple([z.string(), z.enum(['ASC', 'DESC'])]).nullable(), null),
  range: json(range, [0, 24]),
  filter: json(z.record(z.string(), z.unknown()), {}),
});

const keysOf = (key: z.ZodType<string>) =>
  z.array(key).max(MOST_ROWS, `At most ${MOST_ROWS} rows can be chosen one by one`);
const KEYS = { uuid: keysOf(id), text: keysOf(text) };

function conditionOf(spec: ListSpec, name: string, value: unknown, parameter: string) {
  if (name === 'id') {
    const sql = `${spec.key} = ANY(${parameter}::${spec.keyType}[])`;
    return { sql, value: checked('id', KEYS[spec.keyType], value) };
  }
  const filter = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined;
  if (!filter) throw new InvalidInput({ filter: `There is no filter "${name}".` });
  return { sql: filter.sql(parameter), value: checked(name, filter.value, value) };
}

function checked<Output>(name: string, schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues.map(({ message }) => ({ message, path: ['filter', name] })));
}

/** The conditions of a filter; an empty value narrows nothing. */
export function conditionsOf(
  spec: ListSpec,
  filter: Readonly<Record<string, unknown>>,
): Conditions {
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== null);
  const all = given.map(([name, value], at) => conditionOf(spec, name, value, `$${at + 1}`));
  return {
    where: all.length === 0 ? 'true' : all.map(({ sql }) => `(${sql})`).join(' AND '),
    values: all.map(({ value }) => value),
    isSearch: given.some(([name]) => spec.filters[name]?.isSearch),
  };
}

/** @throws InvalidInput for a sort or a filter that the list does not have */
export function listQuery(spec: ListSpec, typed: z.infer<typeof listParameters>): ListQuery {
  const [field, direction] = typed.sort ?? [spec.newest, 'DESC'];
  // react-admin asks for "id" where a screen names no sort.
  const chosen = field === 'id' ? spec.newest : field;
  if (!Object.hasOwn(spec.sorts, chosen)) {
    throw new InvalidInput({ sort: `The list can't be sorted by "${field}".` });
  }
  const [first, last] = typed.range;
  return {
    sort: { field: chosen, falls: direction === 'DESC' },
    first,
    count: last - first + 1,
    conditions: conditionsOf(spec, typed.filter),
  };
}
