import type { RowTexts } from './import-row.js';
import { readGift } from './read-gift.js';
import fc from 'fast-check';
import { OPTION_KEYS, optionsOf } from './options.js';
import { writeGift } from './write-gift.js';
import { aQuestion } from '../testing/a-question.js';
import { chooseSize } from '../testing/night.js';

const CHOICES = '{=a ~b ~c ~d}';
const LETTERS = { a: 'a', b: 'b', c: 'c', d: 'd' };

function onlyRow(file: string) {
  const rows = readGift(file);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

function textsOf(file: string): RowTexts {
  const { faults = [], texts } = onlyRow(file);
  expect(faults).toEqual([]);
  return texts;
}

const faultOf = (file: string): string => (onlyRow(file).faults ?? []).join('; ');

describe('By the definition of GIFT', () => {
  it('a blank line, of spaces too, parts two questions', () => {
    const rows = readGift(
      `One? ${CHOICES}\n  \t\nTwo? ${CHOICES}\r\n\r\nThree? ${CHOICES}\r\rFour?${CHOICES}`,
    );
    expect(rows.map(({ row, texts }) => [row, texts.question])).toEqual([
      [1, 'One?'],
      [3, 'Two?'],
      [5, 'Three?'],
      [7, 'Four?'],
    ]);
  });

  it.each<[what: string, file: string, texts: RowTexts]>([
    [
      'spaces before the first line',
      `  ::py-001::Which? ${CHOICES}`,
      { id: 'py-001', question: 'Which?' },
    ],
    ['many lines', 'Which?\n{\n=a\n~b\n~c\n~d\n}', { question: 'Which?', ...LETTERS }],
    ['signs in a title', `::a\\:\\:b::Which?${CHOICES}`, { id: 'a::b' }],
    [
      'a colon in a title',
      `::Q1: Loops::Which?${CHOICES}`,
      { id: 'Q1: Loops', question: 'Which?' },
    ],
    ['a third colon', `::a:::b?${CHOICES}`, { id: 'a', question: ':b?' }],
    ['a title that ends by a sign', `::a\\:::b::c?${CHOICES}`, { id: 'a:', question: 'b::c?' }],
    [
      'spaces at the beginning of a line',
      '::x::What is printed?\nif a:\n    print(1)\n\telse: pass\n{=a\n    b ~c ~d ~e}',
      { question: 'What is printed?\nif a:\n    print(1)\n\telse: pass', a: 'a\n    b' },
    ],
    [
      'signs after a backslash',
      '1 \\= 1 \\{ \\} \\~ \\# \\: \\\\n\\nnext {=\\=1 ~\\~ ~\\# ~d#wrong\\#1}',
      { question: '1 = 1 { } ~ # : \\n\nnext', a: '=1', b: '~', c: '#', d: 'd' },
    ],
    ['another sign after a backslash', `C:\\dir \\d? ${CHOICES}`, { question: 'C:\\dir \\d?' }],
    [
      'comments',
      `// one\n  // two\nSee http://a.b\n//three\n// here? ${CHOICES}\nx?${CHOICES}`,
      { question: 'See http://a.b\nx?' },
    ],
    ['a comment before a blank line', `// [id:a-1]\n\n::own::Which? ${CHOICES}`, { id: 'own' }],
    ['an id in spaces', `// [id: a-1 ]\nWhich? ${CHOICES}`, { id: 'a-1' }],
    ['an id without an end', `// [id:a-1\nWhich? ${CHOICES}`, { id: '' }],
    [
      'a second id and tag, and ] after a backslash',
      `// [id:a\\]b] [id:c] [tag:x\\]] [tag:easy] [tag:hard]\nWhich? ${CHOICES}`,
      { id: 'a]b', difficulty: 'easy' },
    ],
    ['an id before a category', `// [id:x-1]\n$CATEGORY: hr/Pay\n\nOne? ${CHOICES}`, { id: '' }],
    [
      'feedback of options',
      'Which?{~b#no ~c =a # since it is ~d}',
      { c: 'a', correctOption: 'c', explanation: 'since it is' },
    ],
    [
      'feedback of the question after that of an option',
      'Which?{=a#yes ~b ~c ~d\n####Since\n  it is.}',
      { explanation: 'Since\n  it is.' },
    ],
    [
      'feedback with the signs of answers',
      'Which?{=a ~b ~c ~d####a = b, or ~ b}',
      { d: 'd', explanation: 'a = b, or ~ b' },
    ],
    [
      'blank feedback of the question',
      'Which?{=a#since it is ~b ~c ~d####  }',
      { explanation: 'since it is' },
    ],
    [
      'weights, a space before one',
      'Which?{~ %100%a ~%0%b ~%-100%c ~%-33.33333%d}',
      { ...LETTERS, correctOption: 'a' },
    ],
    ...['plain', 'markdown', 'moodle', 'MOODLE'].map((format): [string, string, RowTexts] => [
      `the format ${format}`,
      `::x:: [${format}]Is <b> a \`tag\`?${CHOICES}`,
      { question: 'Is <b> a `tag`?' },
    ]),
    [
      'HTML in the words, an option and the feedback',
      '::x::[html]<p>Is <b>3 &lt; 4</b>?</p>{=<p>Yes</p> ~[plain]<b> ~c&amp;d ~e####<i>Since</i>}',
      { question: 'Is 3 < 4?', a: 'Yes', b: '<b>', c: 'c&d', explanation: 'Since' },
    ],
    ['an unknown format', `[html5] is what?${CHOICES}`, { question: '[html5] is what?' }],
    [
      'answers within a sentence',
      'Grant is {~buried =entombed ~living ~dead} in a tomb.',
      { question: 'Grant is _____ in a tomb.' },
    ],
    ['answers without a question', CHOICES, { question: '', a: 'a', correctOption: 'a' }],
  ])('%s: %j is read as %j', (_, file, texts) => expect(textsOf(file)).toMatchObject(texts));

  it('a comment before, within and after a question holds its id and tags', () => {
    const rows = readGift(
      `// [id:one-1]\nOne? ${CHOICES}\n\nTwo?\n// [id:two-2] [tag:hard]\n${CHOICES}\n// [tag:draft]\n\nThree? ${CHOICES}`,
    );
    expect(rows.map(({ texts }) => [texts.id, texts.difficulty, texts.live])).toEqual([
      ['one-1', '', ''],
      ['two-2', 'hard', 'no'],
      ['', '', ''],
    ]);
  });

  it('a category is that of all questions until the next', () => {
    const file = `$CATEGORY: $course$/top/hr/Pay\n\nOne? ${CHOICES}\n\n$CATEGORY: hr/Law // tax\n\nTwo? ${CHOICES}`;
    expect(readGift(file).map(({ texts }) => [texts.domain, texts.category])).toEqual([
      ['hr', 'Pay'],
      ['hr', 'Law / tax'],
    ]);
  });

  it.each([
    ['::x-1:: Only words', { id: 'x-1', question: 'Only words' }],
    ['::x-1::[html]<p>Write.</p>{}', { id: 'x-1', question: 'Write.' }],
  ])('In %s, the name and the words are read in spite of its fault', (file, texts) => {
    const row = onlyRow(`$CATEGORY: hr/Pay\n\n${file}`);
    expect(row.faults).toHaveLength(1);
    expect(row.texts).toMatchObject({ ...texts, domain: 'hr', category: 'Pay' });
  });

  it.each([
    ['a description', 'Only words', 'no answers between'],
    ['true or false', 'It rains.{T}', 'true or false'],
    ['words that begin like true', 'Which?{Tea or juice}', 'neither by = nor by ~'],
    ['an essay with a space', 'Write.{ }', 'an essay'],
    ['a number after a space', 'When?{ #1822:5 }', 'a number'],
    ['an end before the beginning', '}Which?{=a ~b ~c ~d', 'do not begin by {'],
    ['two sets of answers side by side', 'One {=a ~b ~c ~d}{=a}', 'more than one set'],
    ['a fill-in', 'Two plus {=two =2} is four.', 'a fill-in question'],
    ['matching', 'Match.{=a -> b =c -> d =e -> f}', 'a matching question'],
    ['no marks', 'Which?{a b c d}', 'neither by = nor by ~'],
    ['text before the options', 'Which?{w =a ~b ~c ~d}', 'text before the first = or ~'],
    ['three options', 'Which?{=a ~b ~c}', '3 options, not four'],
    ['two right options', 'Which?{=a =b ~c ~d}', '2 of its options are right'],
    ['an end missing', 'Which?{=a ~b ~c ~d', 'do not end by }'],
    ['a beginning missing', 'Which?=a ~b ~c ~d}', 'do not begin by {'],
    ['a weight of a part', 'Which?{=a ~%50%b ~c ~d}', 'right in part'],
    ['a weight of a part after =', 'Which?{=%50%a ~b ~c ~d}', 'right in part'],
    ['a weight above 100', 'Which?{=a ~%200%b ~c ~d}', 'not between -100 and 100'],
    ['a weight below -100', 'Which?{=a ~%-100.5%b ~c ~d}', 'not between -100 and 100'],
    [
      'HTML that text can’t hold',
      '[html]x<sup>2</sup> <img src\\="a">?{=a ~b ~c ~d}',
      '<sup>, <img>',
    ],
  ])('%s is refused by what it is', (_, file, fault) => expect(faultOf(file)).toContain(fault));
});

/** What Moodle shows for an option, by its own reader: a weight counts after ~ alone. */
function shownByMoodle(option: string): string {
  const text = option.slice(1);
  return (option.startsWith('=') ? text : text.replace(/^%-*\d{1,2}\.?\d*%/, ''))
    .replace(/^\[(plain|html|markdown|moodle)\]/, '')
    .replace(/\\([\\~=#{}:])/g, '$1');
}

const optionsIn = (file: string): string[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[=~]/.test(line));

const startsLikeAMark = fc.string({
  unit: fc.constantFrom('%', '%', '5', '100', '.', '-', 'd', '\\', '=', '~', '[plain]', '[PLAIN]'),
  minLength: 1,
  maxLength: 8,
});

function written(text: string, correctOption: 'a' | 'b') {
  const options = optionsOf((key) => `${text}${key === 'a' ? '' : key}`);
  const file = writeGift([{ ...aQuestion({ options, correctOption }), live: true }]);
  return { file, texts: OPTION_KEYS.map((key) => options[key]) };
}

it('An option that begins like a mark of GIFT is the same text to Moodle and here', () =>
  fc.assert(
    fc.property(startsLikeAMark, fc.constantFrom('a', 'b'), (text, right) => {
      const { file, texts } = written(text, right);
      const [row] = readGift(file);
      expect(row?.faults).toBeUndefined();
      expect(OPTION_KEYS.map((key) => row?.texts[key])).toEqual(texts);
      expect(optionsIn(file).map(shownByMoodle)).toEqual(texts);
    }),
    { numRuns: chooseSize(200, 2_000) },
  ));
