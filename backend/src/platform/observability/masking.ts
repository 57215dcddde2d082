/** Longer texts are cut: nobody reads them, and the patterns would take long. */
const MOST_CHARACTERS = 8_000;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\\w.+-]*(?:@|%40))';
/** The parts of an address, plain or percent-encoded; of limited length, so that a search ends soon. */
const LOCAL_PART = '[^\\s@"<>(),;:\\\\]{1,254}';
const HOST = '[^\\s@"\'<>(),;:=/?&\\\\]{1,254}';

/** What is hidden in a log, by its replacement; ids of rows are not hidden. */
const HIDDEN: Readonly<Record<string, string>> = {
  credentials: '(?<=://)[^\\s/@]{1,254}(?=@)',
  bearer: '(?<=bearer\\s)\\S{1,4000}',
  token: 'eyJ[\\w-]{4,200}\\.[\\w-]+\\.[\\w-]*',
  email: `${LOCAL_PART}(?:@|%40)${HOST}`,
  phone: '(?<![\\w.])\\+?\\(?\\d(?:[\\s()-]{0,2}\\d){9,14}(?!\\w)',
  code: '(?<![\\w.-])\\d{6}(?![\\w-])',
};

// oxlint-disable-next-line ours/slow-patterns -- it reads 8,000 characters at most, each part is bounded
const PATTERN = new RegExp(
  [
    `(?<uuid>${UUID})`,
    ...Object.entries(HIDDEN).map(([name, pattern]) => `(?<${name}>${pattern})`),
  ].join('|'),
  'gi',
);

/** Most texts have none of these and need no further search. The digits are those of a phone or a code. */
const SUSPECT = /@|%40|:\/\/|bearer\s|eyJ|\d(?:[\s()-]{0,2}\d){5}/i;

export function masked(text: string): string {
  if (text.length <= MOST_CHARACTERS && !SUSPECT.test(text)) return text;
  const cut = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text;
  return cut.replace(PATTERN, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const name = Object.keys(groups).find((group) => groups[group] !== undefined);
    return name === 'uuid' ? found : `[${name ?? 'hidden'}]`;
  });
}

const SECRET_NAME =
  /pass(word|wd)?|token|secret|authorization|cookie|signature|^code|code$|otp|phone|e-?mail$|^to$|reply-?to|hash/i;

const OPEN_NAMES: readonly string[] = ['requestId', 'emailId'];

const MOST_DEPTH = 5;

type Showing = 'as-it-is' | 'never' | 'masked';

/** The decision about each name is stored; there are only as many names as the code has. */
const showings = new Map<string, Showing>();
const MOST_NAMES = 1_000;

function showingOf(name: string): Showing {
  const known = showings.get(name);
  if (known) return known;
  const hidden = SECRET_NAME.test(name) ? 'never' : 'masked';
  const showing = OPEN_NAMES.includes(name) ? 'as-it-is' : hidden;
  if (showings.size < MOST_NAMES) showings.set(name, showing);
  return showing;
}

/** Requests, connections and the like are too large to log. */
const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

function maskedValue(name: string, value: unknown, depth: number): unknown {
  const showing = showingOf(name);
  if (showing === 'as-it-is') return value;
  if (showing === 'never' && value !== null && value !== undefined) return '[hidden]';
  if (typeof value === 'string') return masked(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (!Array.isArray(value) && !isPlain(value)) return `[${value.constructor.name}]`;
  if (depth >= MOST_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => maskedValue('', item, depth + 1));
  return maskedFields(value as Record<string, unknown>, depth + 1);
}

export const maskedFields = (
  fields: Readonly<Record<string, unknown>>,
  depth = 0,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, maskedValue(name, value, depth)]),
  );

type Filter = Readonly<Record<string, unknown>>;

/** The audit log is kept, so an email or a phone number that was searched for is left out. */
export const maskedFilter = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === 'string' ? masked(value) : value,
    ]),
  );
