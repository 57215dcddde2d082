import { jest } from '@jest/globals';
import fc from 'fast-check';
import { textOfHtml } from './html-text.js';
import { markupLeft } from './markup-left.js';
import { planImport } from './plan-import.js';
import { readGift } from './read-gift.js';

function signsLookedAt(html: string): number {
  const test = jest.spyOn(RegExp.prototype, 'test');
  const endsWith = jest.spyOn(String.prototype, 'endsWith');
  textOfHtml(html);
  const texts = [...test.mock.calls.map(([text]) => text), ...endsWith.mock.contexts.map(String)];
  jest.restoreAllMocks();
  return texts.reduce((sum, text) => sum + text.length, 0);
}

describe('HTML as plain text', () => {
  it.each([
    ['<p>Is <b>3 &lt; 4</b>?</p>', 'Is 3 < 4?'],
    ['<p>One</p>\n<p>Two</p>', 'One\nTwo'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['a  b\n   c', 'a b c'],
    ['Use <code>x &amp;&amp; y</code>.', 'Use `x && y`.'],
    ['<p>Run:</p><pre><code>if a:\n    b()</code></pre>', 'Run:\nif a:\n    b()'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['&#8377;500 &#x20b9;5 &#00000065;', '₹500 ₹5 A'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['<!-- hidden -->seen', 'seen'],
    ['a&nbsp;&nbsp;b', 'a  b'],
    ['<p>a  b</p>', 'a b'],
    ['&#x10ffff;', '\u{10ffff}'],
    ['&amp; &lt; &gt; &quot; &apos; &lsquo;a&rsquo; &ldquo;b&rdquo;', '& < > " \' ‘a’ “b”'],
    ['&ndash; &mdash; &hellip; &times; &deg;', '– — … × °'],
    ['a &le; b &rarr; caf&eacute; &frac12;', 'a ≤ b → café ½'],
    ['&Eacute; &yuml; &Alpha; &Rho; &Sigma; &Omega; &alpha; &omega;', 'É ÿ Α Ρ Σ Ω α ω'],
    ['R&D & sons; a&b', 'R&D & sons; a&b'],
  ])('The HTML %j is the text %j', (html, text) =>
    expect(textOfHtml(html)).toEqual({ text, lost: [] }),
  );

  it('tells what it can’t stand for', () => {
    const html = '<p>x<sup>2</sup> <IMG src="a.png"> <img src="b.png"></p>';
    expect(textOfHtml(html).lost).toEqual(['<sup>', '<img>']);
  });

  it.each(['&nosuch;', '&LE;', '&#x110000;', '&#99999999;', '&#146;'])(
    'tells that it knows no sign %s, and keeps it',
    (entity) => {
      const html = `a ${entity} b <pre>${entity}</pre>`;
      expect(textOfHtml(html)).toEqual({ text: `a ${entity} b \n${entity}`, lost: [entity] });
    },
  );

  it.each(['a <br> ', 'a<p>b</p>', '<code>a</code> &lt; '])(
    'of twice the length, made of %j, takes twice the work',
    (piece) => {
      const one = signsLookedAt(piece.repeat(200));
      expect(signsLookedAt(piece.repeat(400))).toBeLessThan(2.1 * one);
    },
  );

  it('is read to the end, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('<>/&;#x1! pbr\n')) });
    fc.assert(fc.property(text, (html) => expect(() => textOfHtml(html)).not.toThrow()));
  });
});

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
  ])('in %j as Markdown are %j', (text, marks) =>
    expect(markupLeft(text, 'markdown')).toEqual(marks),
  );
});

describe('The preview of a GIFT file', () => {
  const file = (question: string, first = 'a') =>
    `$CATEGORY: hr/Pay\n\n// [id:one] [tag:easy]\n${question}{=${first} ~b ~c ~d####Since it is.}`;

  const warningsOf = (text: string) => {
    const plan = planImport([], readGift(text));
    expect(plan.counts.new).toBe(1);
    return plan.rows[0]!.warnings;
  };

  it('warns of each mark that students would see, once', () =>
    expect(warningsOf(file('Is <b>a</b> or <b>b</b> bold?', '&le;'))).toEqual([
      'students see these marks as they are written: <b>, &le;. If that is meant, begin the text with [plain], else write it as [html] or without them',
    ]));

  it('warns of no mark in a question that the bank has already', () => {
    const rows = readGift(file('Is <b>a</b> bold?'));
    const [again] = planImport(planImport([], rows).questions, rows).rows;
    expect(again).toMatchObject({ fate: 'unchanged', warnings: [] });
  });

  it.each(['[plain]Is <b> a tag?', '[html]Is <b>a</b> bold?', 'Is a < b in List<String>?'])(
    'warns of nothing in %s',
    (question) => expect(warningsOf(file(question))).toEqual([]),
  );
});
