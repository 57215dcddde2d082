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
import { hasNeedless, seenText, tidyLine, tidyText } from './seen-text.js';
import { unicodeHost } from './unicode-host.js';
import { wordFor } from './words.js';
import { onPaper } from './paper-signs.js';
import { withoutTrailingSlashes } from './paths.js';

const HOSTILE = ['a', '@', '.', ',', ';', '<', '>', '"', "'", '\r', '\n', ' ', '\0', ':', '('];

/** Addresses in form, at which nobody can be. */
const IMPOSSIBLE = [
  ['a last part of one character', 'a@x.c'],
  ['a last part of one character of two code units', 'a@x.\u{20000}'],
  ['a last part of digits of another script', 'a@x.१२३'],
  ['a part in Punycode that stands for no letter', 'a@xn--a.in'],
  ['more than 64 characters before the at sign', `${'a'.repeat(65)}@example.com`],
  ['a fullwidth domain', 'a@ｘ.in'],
  ['the domain of nobody', 'a@x.invalid'],
  ['the domain of nobody in large letters', 'a@x.INVALID'],
  ['a domain of the network at hand', 'a@x.printer.local'],
] as const;

describe('an email', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    "o'brien@example.com",
    'आशा@उदाहरण.भारत',
    `${'a'.repeat(64)}@example.com`,
    `${'a'.repeat(64)}@${`${'x'.repeat(60)}.`.repeat(3)}xxx.in`,
    'asha@sample.test',
    'asha@local.in',
    'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'आशा@क़लम.भारत',
    'asha@example.in1',
    `asha@${'x'.repeat(63)}.in`,
  ])('An email may be %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['no at sign', 'asha.example.com'],
    ['two at signs', 'a@b@example.com'],
    ['nothing before the at sign', '@example.com'],
    ['nothing after the at sign', 'asha@'],
    ['no dot in the domain', 'asha@example'],
    ['a domain that begins with a dot', 'asha@.com'],
    ['a domain that ends with a dot', 'asha@example.'],
    ['a space', 'as ha@example.com'],
    ['a no-break space', 'as\u00a0ha@example.com'],
    ['a line separator', 'as\u2028ha@example.com'],
    ['a list by comma', 'a@example.com,b@example.com'],
    ['a list by semicolon', 'a@example.com;b@example.com'],
    ['a name beside it', 'Asha<a@example.com>'],
    ['a double quote', '"asha"@example.com'],
    ['a backslash', 'as\\ha@example.com'],
    ['CR and LF', 'asha@example.com\r\nBcc:x@example.com'],
    ['a bare LF', 'asha@example.com\n'],
    ['a zero byte', 'asha\0@example.com'],
    ['two dots in the domain', 'asha@example..in'],
    ['a dot before the at sign', 'asha.@example.in'],
    ['two dots before the at sign', 'as..ha@example.in'],
    ['a part of the domain that begins with a hyphen', 'asha@-example.in'],
    ['a part of the domain of 64 characters', `asha@${'x'.repeat(64)}.in`],
    ['an underscore in the domain', 'asha@exam_ple.in'],
    ['a domain that ends with a number', 'asha@192.168.0.1'],
    ['a joiner in the domain', 'asha@exam\u200dple.in'],
    ['a turn of direction', 'as\u202eha@example.in'],
    ['a filler', 'asha\u3164@example.in'],
    ['a selector of a form', 'asha\ufe0f@example.in'],
    ['half a pair', 'asha\ud83d@example.in'],
    ['more than 254 characters', `${'a'.repeat(64)}@${`${'x'.repeat(60)}.`.repeat(3)}xxxx.in`],
  ])('may not have %s', (_, text) =>
    expect([isEmail(text), isAddress(text)]).toEqual([false, false]),
  );

  it.each(IMPOSSIBLE)('with %s is refused, but an address for who has an account', (_, text) =>
    expect([isEmail(text), isAddress(text)]).toEqual([false, true]),
  );

  it('never has a second address or header in it, whatever is typed', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 12 });
    fc.assert(fc.property(hostile, (text) => !isEmail(text) || /^[a.']+@[a.]+$/.test(text)));
  });

  it('is judged without the space around it in a form', () => {
    expect(validEmail(' asha@example.com ')).toBeNull();
    expect(validEmail('asha')).toBe('Please enter a valid email address');
  });

  it('is stored trimmed and in small letters', () =>
    expect(normalEmail('  Asha@Example.COM ')).toBe('asha@example.com'));

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

describe('Two texts', () => {
  it.each([
    ['a no-break space', 'net pay', 'net\u00A0pay'],
    ['a space without width', 'net pay', 'net\u200B pay'],
    ['two spaces', 'net pay', 'net  pay'],
    ['a composed letter', 'caf\u00E9', 'cafe\u0301'],
    ['a mark of direction', 'abc', 'a\u202Ebc'],
  ])('that differ by %s look the same', (_, one, other) =>
    expect(seenText(one)).toBe(seenText(other)),
  );

  it.each([
    ['case', 'git branch -d', 'git branch -D'],
    ['a hyphen', 'no-one', 'no one'],
    ['a space', 'no one', 'noone'],
  ])('that differ by %s look different', (_, one, other) =>
    expect(seenText(one)).not.toBe(seenText(other)),
  );

  it.each(['', ' \n', '\u200B', '\u2800\u3164', '\u00A0'])('%j looks empty', (text) =>
    expect(seenText(text)).toBe(''),
  );
});

describe('A text is stored', () => {
  it('without marks of direction and gaps without width, but with the joiners of Indian scripts', () => {
    expect(tidyText(' a\u202Eb\u200Bc\r\nक्\u200Dष\rd ')).toBe('abc\nक्\u200Dष\nd');
    expect([hasNeedless('\u202Eb'), hasNeedless('क्\u200Dष')]).toEqual([true, false]);
  });

  it('in one line, if it has one', () =>
    expect(tidyLine(' Asha\r\nRao\u2028\u00A0 II\u202E')).toBe('Asha Rao II'));
});

it.each([
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--BCHER-KVA.Example', 'bücher.example'],
  ['mail.xn--p1b6ci4b4b3a.xn--h2brj9c', 'mail.उदाहरण.भारत'],
  ['xn--7a.in', '¡.in'],
  ['xn--ihqwcrb4cv8a8dqg056pqjye.in', '他们为什么不说中文.in'],
  ['xn--b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['xn--99999a.in', 'xn--99999a.in'],
  ['example.com', 'example.com'],
  ['xn--ß.in', 'xn--ß.in'],
  ['xn--99999999999999.in', 'xn--99999999999999.in'],
])('The host %s is written out as %s', (host, written) => expect(unicodeHost(host)).toBe(written));

describe('The words for a code', () => {
  const words = { 'in-review': 'Under review' };

  it('are those that are written down', () =>
    expect(wordFor(words, 'in-review')).toBe('Under review'));

  it.each([
    ['-payment-came_late.once', 'Payment came late once'],
    ['toString', 'ToString'],
    ['', ''],
  ])('are its own for "%s", which nobody knows', (code, told) =>
    expect(wordFor(words, code)).toBe(told),
  );
});

describe('A name on papers', () => {
  it.each([
    ...['Asha Rao', "K. S. O'Brien-Śāstrī, Jr.", 'Nguyễn Thị Ánh', 'Nguye\u0302\u0303n'],
    ...['Иван Ωmega', 'क्\u200Dष', 'ᱥᱟᱱᱛᱟᱲᱤ ᱠᱤᱥᱠᱩ', 'ꯃꯩꯇꯩ ꯆꯅꯨ'],
    'सुनीता ਸਿੰਘ সুস্মিতা કૃષ્ણા കൃഷ്ണൻ କୃଷ୍ଣ ஸ்ரீ శ్రీ ಶ್ರೀ عائشہ ڳوٺ',
    'Asha\u202E\uFE0F\n Rao',
  ])('may be %j', (name) => expect(onPaper(name)).toBeNull());

  it.each([
    ['李 Wei 李', '“李”'],
    ['Asha 😀👍🏽', '“😀”, “👍”, “🏽”'],
    ['Asha \uE000', '“\uE000”'],
    ['a\u0985\u064B', '“\u0985\u064B”'],
  ])('is asked for in another spelling if it is %j', (name, signs) =>
    expect(onPaper(name)).toBe(
      `Our certificates and letters cannot show ${signs}. Please use another spelling`,
    ),
  );
});

test.each([
  ['/result/', '/result'],
  ['/result//', '/result'],
  ['//', ''],
  ['', ''],
])('without the slashes at its end, %j is %j', (path, wanted) =>
  expect(withoutTrailingSlashes(path)).toBe(wanted),
);
