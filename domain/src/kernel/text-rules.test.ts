import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  atLeast,
  atMost,
  checkFields,
  isAddress,
  isEmail,
  isPhone,
  normalEmail,
  oneOf,
  optional,
  required,
  validEmail,
} from './text-rules.js';

const HOSTILE = ['a', '@', '.', ',', ';', '<', '>', '"', "'", '\r', '\n', ' ', '\0', ':', '('];

/** Addresses in form, at which nobody can be. */
const IMPOSSIBLE = [
  ['a last part of one character', 'a@x.c'],
  ['a last part of one character of two code units', 'a@x.\u{20000}'],
  ['a last part of digits of another script', 'a@x.१२३'],
  ['a part in Punycode that stands for no letter', 'a@xn--a.in'],
  ['a part in Punycode that stands for no letter after others', 'a@xn--x-a.in'],
  ['more than 64 characters before the at sign', `${'a'.repeat(65)}@example.com`],
  ['a fullwidth domain', 'a@ｘ.in'],
  ['a ligature in the domain', 'a@ﬁn.in'],
  ['the domain of nobody', 'a@x.invalid'],
  ['the domain of nobody in large letters', 'a@x.INVALID'],
  ['the domain of this machine', 'a@x.localhost'],
  ['a domain of a machine by itself', 'a@localhost.localdomain'],
  ['a domain of the network at hand', 'a@x.printer.local'],
  ['a domain of a private network', 'a@db.internal'],
  ['a domain of Tor', 'a@x.onion'],
] as const;

describe('an email', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    'o-neil_99@example.in',
    "o'brien@example.com",
    'आशा@उदाहरण.भारत',
    `${'a'.repeat(64)}@example.com`,
    `${'a'.repeat(64)}@${`${'x'.repeat(60)}.`.repeat(3)}xxx.in`,
    'asha@sample.example',
    'asha@sample.test',
    'asha@local.in',
    'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'asha@xn--7a.in',
    'आशा@क़लम.भारत',
    'asha@example.in1',
    'asha@example.1in',
    `asha@${'x'.repeat(63)}.in`,
  ])('An email may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'asha.example.com'],
    ['two at signs', 'a@b@example.com'],
    ['a second at sign after a whole address', 'a@example.com@example.in'],
    ['a domain that ends with a number of several digits', 'asha@mail.example.12'],
    ['nothing before the at sign', '@example.com'],
    ['nothing after the at sign', 'asha@'],
    ['no dot in the domain', 'asha@example'],
    ['a domain that begins with a dot', 'asha@.com'],
    ['a domain that ends with a dot', 'asha@example.'],
    ['a space', 'as ha@example.com'],
    ['a space at the end', 'asha@example.com '],
    ['a no-break space', 'as\u00a0ha@example.com'],
    ['a line separator', 'as\u2028ha@example.com'],
    ['a list by comma', 'a@example.com,b@example.com'],
    ['a list by semicolon', 'a@example.com;b@example.com'],
    ['a name beside it', 'Asha<a@example.com>'],
    ['a comment', 'asha(x)@example.com'],
    ['a route', 'asha@[127.0.0.1].com'],
    ['a double quote', '"asha"@example.com'],
    ['a backslash', 'as\\ha@example.com'],
    ['CR and LF', 'asha@example.com\r\nBcc:x@example.com'],
    ['a bare LF', 'asha@example.com\n'],
    ['a zero byte', 'asha\0@example.com'],
    ['two dots in the domain', 'asha@example..in'],
    ['a dot before the at sign', 'asha.@example.in'],
    ['a dot at the beginning', '.asha@example.in'],
    ['two dots before the at sign', 'as..ha@example.in'],
    ['a part of the domain that begins with a hyphen', 'asha@-example.in'],
    ['a part of the domain that ends with a hyphen', 'asha@example-.in'],
    ['a part of the domain of 64 characters', `asha@${'x'.repeat(64)}.in`],
    ['an underscore in the domain', 'asha@exam_ple.in'],
    ['a domain that ends with a number', 'asha@192.168.0.1'],
    ['a space of no width', 'as\u200bha@example.in'],
    ['a joiner in the domain', 'asha@exam\u200dple.in'],
    ['a turn of direction', 'as\u202eha@example.in'],
    ['an isolate of direction', 'asha@\u2066example.in'],
    ['a soft hyphen', 'as\u00adha@example.in'],
    ['a byte order mark', '\ufeffasha@example.in'],
    ['a filler', 'asha\u3164@example.in'],
    ['a selector of a form', 'asha\ufe0f@example.in'],
    ['a tag', 'asha\u{e0061}@example.in'],
    ['half a pair', 'asha\ud83d@example.in'],
    ['more than 254 characters', `${'a'.repeat(64)}@${`${'x'.repeat(60)}.`.repeat(3)}xxxx.in`],
  ])('may not have %s', (_, text) => {
    expect([isEmail(text), isAddress(text)]).toEqual([false, false]);
  });

  it.each(IMPOSSIBLE)('with %s is refused, but an address for who has an account', (_, text) => {
    expect([isEmail(text), isAddress(text)]).toEqual([false, true]);
  });

  it('never has a second address or header in it, whatever is typed', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 12 });
    fc.assert(fc.property(hostile, (text) => !isEmail(text) || /^[a.']+@[a.]+$/.test(text)));
  });

  it('is judged without the space around it in a form', () => {
    expect(validEmail(' asha@example.com ')).toBeNull();
    expect(validEmail('asha')).toBe('Please enter a valid email address');
  });

  it('is stored trimmed and in small letters', () => {
    expect(normalEmail('  Asha@Example.COM ')).toBe('asha@example.com');
  });

  it.each([
    ['in Punycode', 'a@XN--BCHER-KVA.example', 'a@bücher.example'],
    ['in wide letters', 'ａ@example.com', 'a@example.com'],
    ['without an at sign', ' XN--BCHER-KVA ', 'xn--bcher-kva'],
  ])('is one mailbox, also %s', (_, typed, stored) => {
    expect(normalEmail(typed)).toBe(stored);
    expect(normalEmail(stored)).toBe(stored);
  });
});

describe('a phone number', () => {
  it.each([
    '1234567890',
    '+91 80000 00000',
    '(080)-1234-567',
    '1'.repeat(15),
    '1 2 3 4 5 6 7 8 9 0',
    `1234567890${' '.repeat(20)}`,
  ])('A phone number may be %s', (text) => expect(isPhone(text)).toBe(true));

  it.each([
    ['9 characters', '123456789'],
    ['16 characters', '1'.repeat(16)],
    ['letters', '12345abcde'],
    ['a dot', '080.1234.567'],
    ['a tab', '12345\t67890'],
    ['other digits', '१२३४५६७८९०'],
    ['more than 30 characters', `1234567890${' '.repeat(21)}`],
  ])('may not have %s', (_, text) => expect(isPhone(text)).toBe(false));
});

describe('a rule', () => {
  it('counts what is left once the text is trimmed', () => {
    expect(required('none')('  \t')).toBe('none');
    expect(required('none')(' x ')).toBeNull();
    expect(atLeast(2, 'short')(' a ')).toBe('short');
    expect(atLeast(2, 'short')(' ab ')).toBeNull();
  });

  it('limits the text as it was typed', () => {
    expect(atMost(3)('abc')).toBeNull();
    expect(atMost(3)('abcd')).toBe('Please use at most 3 characters');
  });

  it('passes an empty text where it is optional', () => {
    const rule = optional(oneOf(['x'], 'choose'));
    expect([rule(''), rule('  '), rule('x'), rule('y')]).toEqual([null, null, null, 'choose']);
  });
});

describe('a form', () => {
  const rules = { name: [required('none'), atMost(3)], note: [] };

  it('shows the first message of each field', () => {
    expect(checkFields(rules, { name: '     ' })).toEqual({ name: 'none' });
    const tooLong = 'Please use at most 3 characters';
    expect(checkFields(rules, { name: 'abcd' })).toEqual({ name: tooLong });
  });

  it('takes a missing field as empty, and ignores a field that it does not have', () => {
    expect(checkFields(rules, {})).toEqual({ name: 'none' });
    expect(checkFields(rules, { name: 'a', role: 'admin' } as { name: string })).toStrictEqual({});
  });
});
