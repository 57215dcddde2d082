import { describe, expect, it } from '@jest/globals';
import { markupLeft } from './markup-left.js';
import { planImport } from './plan-import.js';
import { readGift } from './read-gift.js';

describe('Marks that Moodle would act on', () => {
  it.each([
    ['Is <b>this</b> bold?', ['<b>', '<b>']],
    ['One<br>two<BR/>three', ['<br>', '<br>']],
    ['See <img src="a.png">', ['<img>']],
    ['a &lt; b &#8377;5', ['&lt;', '&#8377;']],
    ['a < b and c > d', []],
    ['A List<String> of Map<K, V>', []],
    ['R&D; a &nosuch; b', []],
    ['Is `<b>` a tag, and `&lt;` a sign?', []],
    ['Is **this** bold, and `a**b**c`?', []],
  ])('in %j without a format are %j', (text, marks) => {
    expect(markupLeft(text, undefined)).toEqual(marks);
    expect(markupLeft(text, 'moodle')).toEqual(marks);
    expect(markupLeft(text, 'plain')).toEqual([]);
  });

  it.each([
    ['Is **this** bold?', ['**']],
    ['Is __this__ <b>bold</b>?', ['<b>', '<b>', '__']],
    ['Is **snake_case of two words** or __a__ bold?', ['**', '__']],
    ['What are `2**3` and `__init__`?', []],
    ['What are 2**3 and 2 ** 3 ** 4?', []],
  ])('in %j as Markdown are %j', (text, marks) => {
    expect(markupLeft(text, 'markdown')).toEqual(marks);
  });
});

describe('The preview of a GIFT file', () => {
  const file = (question: string, first = 'a') =>
    `$CATEGORY: hr/Pay\n\n// [id:one] [tag:easy]\n${question}{=${first} ~b ~c ~d####Since it is.}`;

  const warningsOf = (text: string) => {
    const plan = planImport([], readGift(text));
    expect(plan.counts.new).toBe(1);
    return plan.rows[0]!.warnings;
  };

  it('warns of each mark that students would see, once', () => {
    expect(warningsOf(file('Is <b>a</b> or <b>b</b> bold?', '&le;'))).toEqual([
      'students see these marks as they are written: <b>, &le;. If that is meant, begin the text with [plain], else write it as [html] or without them',
    ]);
  });

  it('warns of no mark in a question that the bank has already', () => {
    const rows = readGift(file('Is <b>a</b> bold?'));
    const [again] = planImport(planImport([], rows).questions, rows).rows;
    expect(again).toMatchObject({ fate: 'unchanged', warnings: [] });
  });

  it.each(['[plain]Is <b> a tag?', '[html]Is <b>a</b> bold?', 'Is a < b in List<String>?'])(
    'warns of nothing in %s',
    (question) => {
      expect(warningsOf(file(question))).toEqual([]);
    },
  );
});
