import { describe, expect, it } from '@jest/globals';
import type { RowTexts } from './import-row.js';
import { readGift } from './read-gift.js';

const CHOICES = '{=a ~b ~c ~d}';

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

const questionOf = (file: string): string | undefined => textsOf(file).question;
const faultOf = (file: string): string => (onlyRow(file).faults ?? []).join('; ');

describe('By the definition of GIFT', () => {
  it('a blank line, of spaces too, parts two questions', () => {
    const rows = readGift(`One? ${CHOICES}\n  \t\nTwo? ${CHOICES}\r\n\r\nThree? ${CHOICES}`);
    expect(rows.map(({ row, texts }) => [row, texts.question])).toEqual([
      [1, 'One?'],
      [3, 'Two?'],
      [5, 'Three?'],
    ]);
  });

  it('a line may end as on old Macs', () => {
    expect(readGift(`One? ${CHOICES}\r\rTwo? ${CHOICES}`).map(({ row }) => row)).toEqual([1, 3]);
  });

  it('spaces before the first line are none of its text', () => {
    expect(textsOf(`  ::py-001::Which? ${CHOICES}`)).toMatchObject({
      id: 'py-001',
      question: 'Which?',
    });
  });

  it('a question may stand on one line or on many', () => {
    const many = 'Which?\n{\n=a\n~b\n~c\n~d\n}';
    expect(textsOf(many)).toEqual(textsOf(`Which?${CHOICES}`));
  });

  it('the title between :: and :: names the question', () => {
    expect(textsOf(`::py-001:: Which? ${CHOICES}`)).toMatchObject({
      id: 'py-001',
      question: 'Which?',
    });
    expect(textsOf(`::a\\:\\:b::Which?${CHOICES}`).id).toBe('a::b');
  });

  it.each([
    ['::Q1: Loops::Which?', 'Q1: Loops', 'Which?'],
    ['::a:b:c:: Which?', 'a:b:c', 'Which?'],
    ['::a:::b?', 'a', ':b?'],
    ['::a\\:::b::c?', 'a:', 'b::c?'],
  ])('the title of %s ends at the first :: after it', (words, id, question) => {
    expect(textsOf(`${words}${CHOICES}`)).toMatchObject({ id, question });
  });

  it('spaces at the beginning of a line are part of the text', () => {
    const file = '::x::What is printed?\nif a:\n    print(1)\n\telse: pass\n{=a\n    b ~c ~d ~e}';
    expect(questionOf(file)).toBe('What is printed?\nif a:\n    print(1)\n\telse: pass');
    expect(textsOf(file).a).toBe('a\n    b');
  });

  it('a backslash takes the meaning of ~ = # { } : and itself, and \\n begins a line', () => {
    const file = '1 \\= 1 \\{ \\} \\~ \\# \\: \\\\n\\nnext {=\\=1 ~\\~ ~\\# ~d#wrong\\#1}';
    expect(textsOf(file)).toMatchObject({
      question: '1 = 1 { } ~ # : \\n\nnext',
      a: '=1',
      b: '~',
      c: '#',
      d: 'd',
    });
  });

  it('another sign after a backslash keeps it', () => {
    expect(questionOf(`C:\\dir \\d? ${CHOICES}`)).toBe('C:\\dir \\d?');
  });

  describe('a comment', () => {
    it('is a line that begins with //, and no part of the text', () => {
      expect(
        questionOf(`// one\n  // two\nSee http://a.b\n//three\n// here? ${CHOICES}\nx?${CHOICES}`),
      ).toBe('See http://a.b\nx?');
    });

    it('before, within and after a question holds its id and tags', () => {
      const rows = readGift(
        `// [id:one-1]\nOne? ${CHOICES}\n\nTwo?\n// [id:two-2] [tag:hard]\n${CHOICES}\n// [tag:draft]\n\nThree? ${CHOICES}`,
      );
      expect(rows.map(({ texts }) => [texts.id, texts.difficulty, texts.live])).toEqual([
        ['one-1', '', ''],
        ['two-2', 'hard', 'no'],
        ['', '', ''],
      ]);
    });

    it('A comment that a blank line parts from all questions belongs to none', () => {
      expect(textsOf(`// [id:lost-1]\n\n::own::Which? ${CHOICES}`).id).toBe('own');
    });

    it('names the first id, and may hold ] after a backslash', () => {
      const texts = textsOf(`// [id:a\\]b] [id:c] [tag:x\\]] [tag:easy]\nWhich? ${CHOICES}`);
      expect(texts).toMatchObject({ id: 'a]b', difficulty: 'easy' });
    });

    it('names an id without the spaces around it, and none that has no end', () => {
      expect(textsOf(`// [id: a-1 ]\nWhich? ${CHOICES}`).id).toBe('a-1');
      expect(textsOf(`// [id:a-1\nWhich? ${CHOICES}`).id).toBe('');
    });
  });

  describe('a category', () => {
    it('is that of all questions until the next', () => {
      const file = `$CATEGORY: $course$/top/hr/Pay\n\nOne? ${CHOICES}\n\n$CATEGORY: hr/Law // tax\n\nTwo? ${CHOICES}`;
      expect(readGift(file).map(({ texts }) => [texts.domain, texts.category])).toEqual([
        ['hr', 'Pay'],
        ['hr', 'Law / tax'],
      ]);
    });

    it('takes no id from the comment before it', () => {
      expect(textsOf(`// [id:x-1]\n$CATEGORY: hr/Pay\n\nOne? ${CHOICES}`).id).toBe('');
    });
  });

  describe('feedback', () => {
    it('Feedback of one option follows #, and that of the right one explains where no other does', () => {
      expect(textsOf('Which?{~b#no ~c =a # since it is ~d}')).toMatchObject({
        c: 'a',
        correctOption: 'c',
        explanation: 'since it is',
      });
    });

    it('Feedback of the question follows the last ####, and explains', () => {
      expect(textsOf('Which?{=a#yes ~b ~c ~d\n####Since\n  it is.}').explanation).toBe(
        'Since\n  it is.',
      );
    });

    it('Feedback of the question may hold the signs of answers', () => {
      expect(textsOf('Which?{=a ~b ~c ~d####a = b, or ~ b}')).toMatchObject({
        d: 'd',
        explanation: 'a = b, or ~ b',
      });
    });

    it('Feedback of the question that is blank leaves that of the right option', () => {
      expect(textsOf('Which?{=a#since it is ~b ~c ~d####  }').explanation).toBe('since it is');
    });
  });

  describe('a weight', () => {
    it.each(['{~%100%a ~b ~c ~d}', '{~%100%a ~%0%b ~%-50%c ~%-33.33333%d}'])(
      'A weight of 100 in %s makes the one right option',
      (answers) => {
        expect(textsOf(`Which?${answers}`)).toMatchObject({
          a: 'a',
          b: 'b',
          c: 'c',
          d: 'd',
          correctOption: 'a',
        });
      },
    );

    it('A weight of an answer may have a space before it', () => {
      expect(textsOf('Which?{~ %100%a ~ %0%b ~c ~d}')).toMatchObject({ a: 'a', b: 'b' });
    });

    it('A weight of a part is refused, since a test knows none', () => {
      expect(faultOf('Which?{=a ~%50%b ~c ~d}')).toContain('right in part');
    });

    it('of a part after = is refused too', () => {
      expect(faultOf('Which?{=%50%a ~b ~c ~d}')).toContain('right in part');
    });

    it.each(['=a ~%200%b ~c ~d', '=a ~%-100.5%b ~c ~d', '=%101%a ~b ~c ~d'])(
      'below -100 or above 100, as in %s, is refused',
      (answers) => {
        expect(faultOf(`Which?{${answers}}`)).toContain('not between -100 and 100');
      },
    );

    it('of -100 makes a wrong option', () => {
      expect(textsOf('Which?{=a ~%-100%b ~c ~d}')).toMatchObject({ b: 'b', correctOption: 'a' });
    });
  });

  describe('a format', () => {
    it.each(['plain', 'markdown', 'moodle', 'MOODLE'])(
      '[%s] leaves the text as it is',
      (format) => {
        expect(questionOf(`::x:: [${format}]Is <b> a \`tag\`?${CHOICES}`)).toBe('Is <b> a `tag`?');
      },
    );

    it('[html] is shown as the text that it means, in options and feedback too', () => {
      const file =
        '::x::[html]<p>Is <b>3 &lt; 4</b>?</p>{=<p>Yes</p> ~[plain]<b> ~c&amp;d ~e####<i>Since</i>}';
      expect(textsOf(file)).toMatchObject({
        question: 'Is 3 < 4?',
        a: 'Yes',
        b: '<b>',
        c: 'c&d',
        explanation: 'Since',
      });
    });

    it('[html] with what plain text can’t hold is refused', () => {
      expect(faultOf('[html]x<sup>2</sup> <img src\\="a">?{=a ~b ~c ~d}')).toContain(
        '<sup>, <img>',
      );
    });

    it('A format that GIFT does not know is left in the question as text', () => {
      expect(questionOf(`[html5] is what?${CHOICES}`)).toBe('[html5] is what?');
    });
  });

  it('answers within a sentence leave a gap there', () => {
    expect(questionOf('Grant is {~buried =entombed ~living ~dead} in a tomb.')).toBe(
      'Grant is _____ in a tomb.',
    );
  });

  it.each([
    ['::x-1:: Only words', { id: 'x-1', question: 'Only words' }],
    ['::x-1::[html]<p>Write.</p>{}', { id: 'x-1', question: 'Write.' }],
  ])('In %s, the name and the words are read in spite of its fault', (file, texts) => {
    const row = onlyRow(`$CATEGORY: hr/Pay\n\n${file}`);
    expect(row.faults).toHaveLength(1);
    expect(row.texts).toMatchObject({ ...texts, domain: 'hr', category: 'Pay' });
  });

  it('answers without a question are read as such', () => {
    expect(textsOf(CHOICES)).toMatchObject({ question: '', a: 'a', correctOption: 'a' });
  });

  it.each([
    ['a description', 'Only words', 'no answers between'],
    ['an essay', 'Write.{}', 'an essay'],
    ['true or false', 'It rains.{T}', 'true or false'],
    ['words that begin like true', 'Which?{Tea or juice}', 'neither by = nor by ~'],
    ['an essay with a space', 'Write.{ }', 'an essay'],
    ['a number after a space', 'When?{ #1822:5 }', 'a number'],
    ['an end missing to answers without a question', '{=a ~b ~c ~d', 'do not end by }'],
    ['an end before the beginning', '}Which?{=a ~b ~c ~d', 'do not begin by {'],
    ['two sets of answers side by side', 'One {=a ~b ~c ~d}{=a}', 'more than one set'],
    ['true or false with feedback', 'It rains.{FALSE#No#Yes}', 'true or false'],
    ['a number', 'When?{#1822:5}', 'a number'],
    ['a fill-in', 'Two plus {=two =2} is four.', 'a fill-in question'],
    ['matching', 'Match.{=a -> b =c -> d =e -> f}', 'a matching question'],
    ['no marks', 'Which?{a b c d}', 'neither by = nor by ~'],
    ['text before the options', 'Which?{w =a ~b ~c ~d}', 'text before the first = or ~'],
    ['feedback before the options', 'Which?{w#x\n~a =b ~c ~d}', 'text before the first = or ~'],
    ['three options', 'Which?{=a ~b ~c}', '3 options, not four'],
    ['no right option', 'Which?{~a ~b ~c ~d}', '0 of its options are right'],
    ['two right options', 'Which?{=a =b ~c ~d}', '2 of its options are right'],
    ['an end missing', 'Which?{=a ~b ~c ~d', 'do not end by }'],
    ['a beginning missing', 'Which?=a ~b ~c ~d}', 'do not begin by {'],
    ['two sets of answers', 'One {=a ~b ~c ~d} two {=a ~b}', 'more than one set'],
    ['a blank line in its answers', 'Which?{=a ~b', 'do not end by }'],
  ])('%s is refused by what it is', (_, file, fault) => {
    expect(faultOf(file)).toContain(fault);
  });
});
