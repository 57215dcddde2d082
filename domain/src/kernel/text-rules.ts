import type { FieldErrors } from './errors.js';
import { seenText } from './seen-text.js';
import { unicodeHost } from './unicode-host.js';

/** The longest accepted texts, in UTF-16 code units. */
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

/** A rule checks a text and returns the message to show, or null. */
export type TextRule = (text: string) => string | null;

/** The message of {@link validEmail} and of every form that asks for an email. */
export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** Format characters (Cf) are invisible, or change the direction of text. */
const UNSAFE_IN_ADDRESS = /[\s"(),:;<>[\]\\\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Invisible characters that Unicode calls letters or marks: fillers and variation selectors. */
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

/** Whether this is one plain `local@domain.tld`, without invisible characters and without anything that a mail header
 * reads as a second address. Existing accounts may have addresses that {@link isEmail} refuses. Linear in the length of
 * the text. */
export function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH.email) return false;
  if (UNSAFE_IN_ADDRESS.test(text) || INVISIBLE.test(text)) return false;
  const [local = '', host = '', ...more] = text.split('@');
  return more.length === 0 && isLocalPart(local) && isDomainName(host);
}

const LOCAL_LENGTH = 64;
const LEAST_OF_LAST = 2;
const ONLY_NUMBERS = /^\p{N}+$/u;
/** Punycode needs at least two characters after the last hyphen for any letter. */
const SHORT_PUNYCODE = /^xn--(?:.*-)?.$/i;
/** Domains without mailboxes, by RFC 2606, 6761 and 7686 and by ICANN; samples and tests need `example` and `test`. */
const NOWHERE = new Set(['internal', 'invalid', 'local', 'localdomain', 'localhost', 'onion']);

/** Other forms of letters (fullwidth, ligatures) would write the same domain in a second way. */
const isPlainForm = (host: string): boolean => host.normalize('NFKC') === host.normalize('NFC');

function isReachable(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (Array.from(last).length < LEAST_OF_LAST || ONLY_NUMBERS.test(last)) return false;
  if (NOWHERE.has(last.toLowerCase())) return false;
  return isPlainForm(host) && !labels.some((label) => SHORT_PUNYCODE.test(label));
}

/** Whether this is an address at which somebody may receive mail. */
export function isEmail(text: string): boolean {
  if (!isAddress(text)) return false;
  const [local = '', host = ''] = text.split('@');
  return local.length <= LOCAL_LENGTH && isReachable(host);
}

/** The form in which an email is stored and compared: the same mailbox is one address, whether its domain is written
 * with its letters or in Punycode, and in whichever width. */
export function normalEmail(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + (at > 0 ? unicodeHost(plain.slice(at)) : plain);
}

const PHONE_CHARACTERS = /^[\d+\-()]{10,15}$/;

/** 10 to 15 digits, plus signs, hyphens and parentheses; spaces are ignored. */
export const isPhone = (text: string): boolean =>
  text.length <= MAX_LENGTH.phone && PHONE_CHARACTERS.test(text.replaceAll(' ', ''));

export const required =
  (message: string): TextRule =>
  (text) =>
    seenText(text) === '' ? message : null;

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

/** Accepts an empty text, and checks any other by the rule. */
export const optional =
  (rule: TextRule): TextRule =>
  (text) =>
    text.trim() === '' ? null : rule(text);

/** The rules of each field, in the order of the form. */
export type FormRules<Field extends string> = Readonly<Record<Field, readonly TextRule[]>>;

/** Checks each field; its first message counts. A missing field counts as empty. */
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
