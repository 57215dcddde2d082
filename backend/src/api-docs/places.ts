import type { Json } from './json-schema.js';

type Operation = Json & {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly responses: Json;
};

export type Place = {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
};

/** What the page is asked for; an empty text asks for all. */
export type Asked = { readonly words: string; readonly caller: string };

export const placesIn = ({ paths }: Json): readonly Place[] =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** Who may call, in words: `anyone`, a scheme, or an admin's role. */
export const callersOf = ({ operation: { security } }: Place): readonly string[] =>
  security.length === 0
    ? ['anyone']
    : security.flatMap((one) => {
        const [[scheme, roles] = ['anyone', []]] = Object.entries(one) as [string, string[]][];
        return roles.length > 0 ? roles : [scheme];
      });

function fieldsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === 'properties' ? Object.keys(inner as object) : []),
    ...fieldsIn(inner),
  ]);
}

/** What a call is found by, in small letters: a document is asked often, and never changes. */
const texts = new WeakMap<Operation, string>();

function textOf({ method, path, operation }: Place): string {
  const known = texts.get(operation);
  if (known !== undefined) return known;
  const { summary, tags, parameters, requestBody, responses } = operation;
  const { 200: answer } = responses as Readonly<Record<string, Json>>;
  const named = (parameters ?? []) as readonly { readonly name: string }[];
  const text = [method, path, summary, ...tags, ...named.map(({ name }) => name)]
    .concat(fieldsIn(requestBody), fieldsIn(answer))
    .join(' ')
    .toLowerCase();
  texts.set(operation, text);
  return text;
}

export function isAskedFor(place: Place, { words, caller }: Asked): boolean {
  if (caller !== '' && !callersOf(place).includes(caller)) return false;
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.every((word) => textOf(place).includes(word));
}
