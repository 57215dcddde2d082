import type { FieldErrors } from './errors.js';

/** The longest texts that are taken, in UTF-16 code units. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 30,
  education: 500,
  skills: 500,
  message: 2000,
  subject: 200,
  nominee: 200,
} as const;

/** A rule looks at one text and answers with the message to show, or null if it is fine. */
export type TextRule = (text: string) => string | null;

/** The message of {@link validEmail} and of every form that asks for an email. */
export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** Format characters (Cf) are those that can't be seen, or turn the direction of what follows. */
const UNSAFE_IN_ADDRESS = /[\s"'(),:;<>[\]\\\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Seen as nothing, though letters or marks by category: fillers, and selectors of a glyph's form. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

const LABEL_LENGTH = 63;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;
const ONLY_DIGITS = /^\d+$/;

const isLabel = (label: string): boolean =>
  label.length <= LABEL_LENGTH &&
  LABEL.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');

function isDomainName(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && labels.every(isLabel) && !ONLY_DIGITS.test(labels.at(-1) ?? '');
}

const isLocalPart = (local: string): boolean => local.split('.').every((atom) => atom !== '');

/** Whether this is one plain `local@domain.tld`, with nothing invisible and nothing that a mail
 * header reads as a second address; that of an account made before {@link isEmail} asked for more is
 * one too. Linear in the length of the text. */
export function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH.email) return false;
  if (UNSAFE_IN_ADDRESS.test(text) || INVISIBLE.test(text)) return false;
  const [local = '', host = '', ...more] = text.split('@');
  return more.length === 0 && isLocalPart(local) && isDomainName(host);
}

const LOCAL_LENGTH = 64;
const LEAST_OF_LAST = 2;
const ONLY_NUMBERS = /^\p{N}+$/u;
/** No letter is written in ASCII (Punycode) by fewer than two characters after the last hyphen. */
const SHORT_PUNYCODE = /^xn--(?:.*-)?.$/i;
/** Where nobody has mail, by RFC 2606, 6761 and 7686 and by ICANN; samples and tests need `example` and `test`. */
const NOWHERE = new Set(['internal', 'invalid', 'local', 'localdomain', 'localhost', 'onion']);

/** Letters of other forms (fullwidth, ligatures) would be a second name of the same domain. */
const isPlainForm = (host: string): boolean => host.normalize('NFKC') === host.normalize('NFC');

function isReachable(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (Array.from(last).length < LEAST_OF_LAST || ONLY_NUMBERS.test(last)) return false;
  if (NOWHERE.has(last.toLowerCase())) return false;
  return isPlainForm(host) && !labels.some((label) => SHORT_PUNYCODE.test(label));
}

/** Whether this is an address, and one at which there may be somebody. */
export function isEmail(text: string): boolean {
  if (!isAddress(text)) return false;
  const [local = '', host = ''] = text.split('@');
  return local.length <= LOCAL_LENGTH && isReachable(host);
}

/** The form in which an email is stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const PHONE_CHARACTERS = /^[\d+\-()]{10,15}$/;

/** 10 to 15 of digits, plus, hyphen and parentheses, once spaces are left out. */
export const isPhone = (text: string): boolean =>
  PHONE_CHARACTERS.test(text.slice(0, MAX_LENGTH.phone).replaceAll(' ', '')) &&
  text.length <= MAX_LENGTH.phone;

export const required =
  (message: string): TextRule =>
  (text) =>
    text.trim() === '' ? message : null;

export const atLeast =
  (least: number, message: string): TextRule =>
  (text) =>
    text.trim().length < least ? message : null;

export const atMost =
  (most: number): TextRule =>
  (text) =>
    text.length > most ? `Please use at most ${String(most)} characters` : null;

export const validEmail: TextRule = (text) => (isEmail(text.trim()) ? null : EMAIL_MESSAGE);

export const oneOf =
  (values: readonly string[], message: string): TextRule =>
  (text) =>
    values.includes(text) ? null : message;

/** Passes an empty text, and holds any other to the rule. */
export const optional =
  (rule: TextRule): TextRule =>
  (text) =>
    text.trim() === '' ? null : rule(text);

/** Rules by field, in the order in which the fields are in the form. */
export type FormRules<Field extends string> = Readonly<Record<Field, readonly TextRule[]>>;

/** Holds each field to its rules; the first message of a field counts. A missing field is empty. */
export function checkFields<Field extends string>(
  rules: FormRules<Field>,
  input: Readonly<Partial<Record<Field, string | undefined>>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const text = input[field] ?? '';
    const message = rules[field].map((rule) => rule(text)).find((found) => found !== null);
    if (message) errors[field] = message;
  }
  return errors;
}
